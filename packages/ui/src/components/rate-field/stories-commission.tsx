import { useState } from 'react';
import { StoryForm } from '../../lib/story.tsx';
import { MoneyField } from '../money-field/index.ts';
import { type RateAmount, type RateAmountDetails, RateField, useRateAmount } from './index.ts';
import { halfUp } from './stories-rule.ts';

export interface CommissionProps {
  price?: number | null;
  entered?: RateAmount;
  onValueChange?: (value: RateAmount, details: RateAmountDetails) => void;
}

/** A commission of a sale price: as a rate or as an amount. */
export function Commission({ price = 180_000_00, entered, onValueChange }: CommissionProps) {
  const [base, setBase] = useState(price);
  const { rate, amount } = useRateAmount({ base, defaultValue: entered, onValueChange, ...halfUp });
  return (
    <StoryForm columns={3}>
      <MoneyField label="Sale price" value={base} onValueChange={setBase} />
      <RateField label="Commission" {...rate} />
      <MoneyField label="Amount" {...amount} />
    </StoryForm>
  );
}
