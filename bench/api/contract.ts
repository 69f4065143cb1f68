/** What the peers take from the product: the contract of the route they rebuild. */
export { successSchema } from '../../packages/contract/src/kit/index.ts';
export { getOrder } from '../../packages/contract/src/orders/index.ts';
