export { type ExplanationNode, type ExplanationOrigin, explanationText } from './explanation.ts';
export { explanationPanelMessages } from './explanation-panel.messages.ts';
export { ExplanationPanel, type ExplanationPanelProps } from './explanation-panel.tsx';
