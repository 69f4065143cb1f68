export { CONTENT_COMPARE_SIZE, ContentCompare, type ContentCompareProps } from './content-compare.tsx';
export { diffViewerMessages } from './diff-viewer.messages.ts';
export { DIFF_MAX_SIZE, DiffViewer, type DiffViewerProps } from './diff-viewer.tsx';
