import type { Settlement } from '@closewright/contract/settlement';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TriangleAlert } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { amountColumn, FiguredRows } from '../../records/settlement/figured-rows.tsx';
import { FiguresAside } from '../../records/settlement/figures-aside.tsx';
import { useFieldsOfRow } from '../../records/settlement/statement-fields.ts';
import { StatementPage } from '../../records/settlement/statement-page.tsx';
import { premiumAmounts, premiumLines } from './premium-lines.ts';
import { PremiumTable } from './premium-table.tsx';
import { ratedOf, type ShownRates, useRateFigures } from './rate-figures.ts';
import { RateOrderForm } from './rate-order-form.tsx';
import { RatesUsed } from './rates-used.tsx';

const routeName = 'premiums';

/** Title policies of a statement: what they and their endorsements cost by the rates in force, who pays, and who gets the premium. */
export function PremiumsScreen() {
  return <StatementPage routeName={routeName}>{(statement) => <Premiums statement={statement} />}</StatementPage>;
}

/** The name that the part of an outside party has among the amounts of the page. */
const partyName = (at: number): string => `party ${at}`;

const nameOf = ({ values: { state, policies } }: Row): string =>
  [state, policies].filter(Boolean).join(', ') || 'New rate order';

function Premiums({ statement }: { statement: Settlement }) {
  const figures = useRateFigures(statement);
  const openField = useFieldsOfRow(statement, routeName, 'rateOrders');
  const shownOf = (row: Row | undefined) => row && figures.get(row.key);
  const linesOf = (row: Row | undefined) => {
    const shown = shownOf(row);
    const rated = ratedOf(shown);
    return shown && rated ? premiumLines(rated, shown.stored) : [];
  };
  return (
    <FiguredRows
      kind="rateOrders"
      label="Rate orders"
      columns={[
        { id: 'policies', header: 'Policies', value: nameOf, minWidth: 110, sortable: false, rowHeader: true },
        amountColumn('Premium', (row) => ratedOf(shownOf(row))?.total.value ?? null, {
          findingsOf: (row) => shownOf(row)?.alerts.map(({ target }) => target) ?? [],
        }),
      ]}
      nameOf={nameOf}
      goesWithIt="Its endorsements and outside parties go with it. The activity keeps what was there."
      empty={{
        title: 'No rate order yet',
        add: 'Add one for the policies that are issued together.',
        none: 'No title policy is rated for this statement.',
      }}
      amountsOf={(row) => {
        const { total, split, kept, shares = [] } = ratedOf(shownOf(row)) ?? {};
        return {
          total,
          ...premiumAmounts(linesOf(row)),
          underwriter: split?.underwriter,
          agent: split?.agent,
          kept: kept ?? undefined,
          ...Object.fromEntries(shares.map(({ amount }, at) => [partyName(at), amount])),
        };
      }}
      onOpenField={openField}
      form={(row, deleteButton) => {
        const shown = shownOf(row);
        return shown && <RateOrderForm row={row} shown={shown} file={statement} deleteButton={deleteButton} />;
      }}
      figures={(row, amount, openAny) => {
        const shown = shownOf(row);
        const rated = ratedOf(shown);
        return (
          <FiguresAside
            label="Premium figures"
            missing={
              shown?.figure.kind === 'open'
                ? { title: 'Missing for the premiums', words: shown.figure.missing, onOpenField: openAny }
                : undefined
            }
            totals={row && shown && <RatesUsed row={row} shown={shown} file={statement} />}
          >
            <Alerts alerts={shown?.alerts ?? []} onOpenField={openAny} />
            {rated && (
              <DescriptionList layout="ledger">
                {rated.split && <Description term="Underwriter">{amount('underwriter')}</Description>}
                {rated.split && <Description term="Agent">{amount('agent')}</Description>}
                {rated.shares.map(({ name }, at) => (
                  <Description key={partyName(at)} term={name}>
                    {amount(partyName(at))}
                  </Description>
                ))}
                {rated.shares.length > 0 && rated.kept && (
                  <Description term="Kept by the agent">{amount('kept')}</Description>
                )}
                <Description term="Premium" total>
                  {amount('total')}
                </Description>
              </DescriptionList>
            )}
          </FiguresAside>
        );
      }}
      below={(amount, row) => {
        const lines = linesOf(row);
        return lines.length > 0 && <PremiumTable lines={lines} amount={amount} />;
      }}
    />
  );
}

/** What there is to look at, each with the way to its field. */
function Alerts({ alerts, onOpenField }: Pick<ShownRates, 'alerts'> & { onOpenField(field: string): void }) {
  if (alerts.length === 0) return null;
  return (
    <div>
      <p className="text-label text-muted">Alerts</p>
      <ul aria-label="Alerts">
        {alerts.map(({ target, message, field }) => (
          <li key={target}>
            <Button
              size="sm"
              variant="quiet"
              icon={TriangleAlert}
              className="h-auto min-h-control-sm max-w-full py-0.5 text-left whitespace-normal"
              onClick={() => onOpenField(field)}
            >
              {target}: {message}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
