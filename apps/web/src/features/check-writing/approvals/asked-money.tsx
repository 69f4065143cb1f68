import { type ApprovalKind, approvalEffect, type FileMoney } from '@closewright/domain/check-writing';
import { Banner } from '@closewright/ui/banner';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { amountText } from '../../../lib/amount-text.ts';

export interface AskedMoneyProps {
  kind: ApprovalKind;
  /** Of a transfer the file that gets it. */
  toFile?: string | null;
  amount: number | null;
  /** What the file has in the bank account. */
  money: FileMoney;
  /** What the statement has left to pay, in cents; null where it is not told. */
  leftToPay: number | null;
}

/** What the file has, what of it the statement still needs, and what is to be looked at: as whoever decides is told it. */
export function AskedMoney({ kind, toFile = null, amount, money, leftToPay }: AskedMoneyProps) {
  const asked = {
    kind,
    amount: amount ?? 0,
    payee: null,
    checkNumber: null,
    method: null,
    isRecoverable: null,
    toFile,
    overFiles: null,
  };
  const { before, after, warning } = approvalEffect(asked, money, leftToPay);
  return (
    <>
      <DescriptionList layout="ledger">
        <Description term="Available">{amountText(before.available)}</Description>
        <Description term="Available after this">{amountText(after.available)}</Description>
        {leftToPay !== null && <Description term="The statement has left to pay">{amountText(leftToPay)}</Description>}
      </DescriptionList>
      {/* Room for it is there from the start: nothing moves while somebody types. */}
      <div style={{ minHeight: 40 }} aria-live="polite">
        {amount !== null && warning !== null && (
          <Banner tone="warning" label="What the statement needs" title={warning} />
        )}
      </div>
    </>
  );
}
