export { type GridViewsMessages, gridViewsMessages } from './grid-views.messages.ts';
export { GridViews } from './grid-views.tsx';
export type { GridViewsProps } from './grid-views-button.tsx';
