export { bannerMessages } from './banner.messages.ts';
export { Banner, type BannerProps, type BannerTone } from './banner.tsx';
