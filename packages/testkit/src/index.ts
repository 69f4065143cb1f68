export * from './order-detail.ts';
