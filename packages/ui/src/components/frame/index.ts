export { Frame, type FrameProps, Sheet, type SheetProps } from './frame.tsx';
