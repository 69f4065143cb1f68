export { skeletonMessages } from './skeleton.messages.ts';
export { Skeleton, type SkeletonProps } from './skeleton.tsx';
