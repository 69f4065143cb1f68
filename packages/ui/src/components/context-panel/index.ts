export { contextPanelMessages } from './context-panel.messages.ts';
export { ContextPanel, type ContextPanelProps, type ContextPanelTab } from './context-panel.tsx';
