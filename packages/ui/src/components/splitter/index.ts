export { splitterMessages } from './splitter.messages.ts';
export { Splitter, type SplitterProps } from './splitter.tsx';
