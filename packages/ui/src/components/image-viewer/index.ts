export { imageViewerMessages } from './image-viewer.messages.ts';
export { ImageViewer, type ImageViewerProps } from './image-viewer.tsx';
