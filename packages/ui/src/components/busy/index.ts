export { busyMessages } from './busy.messages.ts';
export { BusyRegion, type BusyRegionProps } from './busy.tsx';
export { BusyOverlay, type BusyOverlayProps } from './busy-overlay.tsx';
