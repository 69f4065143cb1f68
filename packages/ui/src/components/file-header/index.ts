export { fileHeaderMessages } from './file-header.messages.ts';
export { type FileFact, FileHeader, type FileHeaderProps } from './file-header.tsx';
