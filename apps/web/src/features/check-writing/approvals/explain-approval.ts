import { type LedgerTransaction, postedField, postedWords, transactionKey } from '@closewright/domain/check-writing';
import type { ExplanationNode } from '@closewright/ui/explanation-panel';
import { amountText } from '../../../lib/amount-text.ts';
import type { ApprovalRow } from './approval-rows.ts';

/** Why something was asked for, who decided it, and what was posted of it. */
export function explainApproval(
  { request, subject, status, decision, recovery }: ApprovalRow,
  all: readonly LedgerTransaction[],
  moment: (instant: string) => string,
): ExplanationNode {
  const { amount, comment, memo, category, isRecoverable, requestedBy, requestedAt } = request;
  const fact = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const step = (label: string, by: string, at: string, said: string | null) => ({
    label,
    value: '',
    operation: `By ${by} on ${moment(at)}${said === null ? '' : `: ${said}`}`,
  });
  const { decidedBy, decidedAt, decisionComment, posted, about, bankAccountID } = request;
  const transactions = [about, posted].flatMap((number) => {
    const key = number && transactionKey({ bankAccountID, ...number });
    const found = all.find((each) => transactionKey(each) === key);
    return found ? [{ label: postedWords(found, all), value: '', field: postedField(found) }] : [];
  });
  const children = [
    step('Asked for', requestedBy, requestedAt, comment),
    ...(decision === null || decidedBy === null || decidedAt === null
      ? []
      : [step(decision, decidedBy, decidedAt, decisionComment)]),
    ...fact('What for', category),
    ...fact('Recoverable', isRecoverable === null ? null : isRecoverable ? 'Yes' : 'No'),
    ...fact('Memo', memo),
    ...(recovery === null || recovery.recovered === 0 ? [] : fact('Recovered', amountText(recovery.recovered))),
    ...transactions,
  ];
  return {
    id: '0',
    label: subject,
    value: amountText(amount),
    origin: 'typed',
    operation: status.words,
    children: children.map((child, at) => ({ id: `0.${at}`, ...child })),
  };
}
