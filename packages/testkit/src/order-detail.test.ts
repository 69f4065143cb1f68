import { orderDetailSchema } from '@closewright/contract/orders';
import { describe, expect, it } from 'vitest';
import { loan, orderDetail, party, property } from './order-detail.ts';

describe('factories', () => {
  it('make what the contract accepts', () => {
    const made = orderDetail({}, { properties: [property()], loans: [loan()], contacts: [party()] });
    expect(orderDetailSchema.parse(made)).toEqual(made);
  });
});
