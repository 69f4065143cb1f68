import type { Invoice } from '@closewright/contract/invoices';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import type { GridFootLine } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { off } from '../../lib/off.ts';
import { type OpenFile, useOpenFile } from '../../open-file/file-context.ts';
import { DayScope } from '../../records/field/day-scope.tsx';
import { listWords } from '../../records/list/record-grid.tsx';
import { RecordList } from '../../records/list/record-list.tsx';
import type { RowTabs } from '../../records/rows/row-tabs.ts';
import { SavePartsProvider } from '../../records/saving/save-parts-context.ts';
import { SaveStateText } from '../../records/saving/save-state-text.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { InvoicePane } from './invoice-pane.tsx';
import { useCustomPart } from './use-custom-part.ts';
import { actKeys, type InvoiceAct, useInvoiceActs } from './use-invoice-acts.ts';
import { invoicesRoute, useInvoices } from './use-invoices.ts';

export interface InvoicesScreenProps {
  /** Which invoice the address has in hand. */
  invoiceID: number | undefined;
  onInvoice(invoiceID: number): void;
  /** Draws the invoice in hand with the custom tabs beside it. */
  tabs: RowTabs;
}

/** Invoices: what the office asks of its customers for a file, and what became of it. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const file = useOpenFile();
  return file && <Invoices key={file.ordersID} file={file} {...props} />;
}

const words = listWords('invoice', 'invoices', 'Insert begins one; its lines may come from the statement.');
const keyOf = ({ invoiceID }: Invoice) => invoiceID;
const nothing = { today: '', invoices: [], customers: [], branch: { name: '', taxRate: null }, closings: null };
/** What the head offers of an invoice, the next step first. */
const headActs: readonly InvoiceAct[] = ['edit', 'pay', 'closing'];
/** At 200 % the row menu and the keys have it. */
const narrow = 'max-[800px]:hidden';

function Invoices({ file, invoiceID, onInvoice, tabs }: InvoicesScreenProps & { file: OpenFile }) {
  const { ordersID } = file;
  const { query, refusal, stored, refresh, openAgain } = useInvoices(file);
  const known = query.data ?? nothing;
  const { invoices } = known;
  const invoice = invoices.find((each) => each.invoiceID === invoiceID) ?? invoices[0] ?? null;
  const isMissing = invoiceID !== undefined && query.isSuccess && invoice?.invoiceID !== invoiceID;
  const { obstacles, act, add, takeBack, open } = useInvoiceActs({
    ...{ ordersID, known, refusal, refresh },
    stored: (answer) => {
      stored(answer);
      onInvoice(answer.invoiceID);
    },
  });
  const mayWrite = refusal === null;
  const custom = useCustomPart(ordersID, refusal);
  const columns = useMemo(() => invoiceColumns(mayWrite), [mayWrite]);
  const isDraft = invoice?.state === 'draft';
  useHotkey('KeyD', 'PDF', () => invoice && void open(invoice));
  const menu = ([first, ...more]: readonly Invoice[]): MenuEntry[] =>
    actKeys.map(({ act: name, key, label }) => ({
      ...{ id: name, label: `${label}…`, detail: key, onSelect: () => void act(name, first ?? null) },
      ...off(more.length > 0 ? 'One at a time' : obstacles[name](first ?? null)),
    }));
  const button = (name: InvoiceAct) => {
    const { key, label } = actKeys.find((each) => each.act === name) ?? actKeys[0];
    return (
      <Button
        key={name}
        shortcut={key}
        className={narrow}
        {...off(obstacles[name](invoice))}
        onClick={() => void act(name, invoice)}
      >
        {label}…
      </Button>
    );
  };
  return (
    <>
      {mayWrite &&
        actKeys.map(({ act: name }) => <ActKey key={name} name={name} invoice={invoice} acts={{ obstacles, act }} />)}
      <RecordList<Invoice>
        label={invoicesRoute.label}
        noun={['invoice', 'invoices']}
        words={words}
        query={query}
        columns={columns}
        rows={invoices}
        rowKey={keyOf}
        gridKey="file-invoices"
        refusal={refusal}
        above={
          openAgain && (
            <Banner
              tone="info"
              label="Read only"
              title={refusal ?? ''}
              actions={
                <Button size="sm" onClick={openAgain}>
                  Open again
                </Button>
              }
            />
          )
        }
        {...(custom.hasTabs && {
          meta: (
            <>
              {counted(invoices.length, 'invoice')} <SaveStateText engine={custom.engine} mayEdit={mayWrite} />
            </>
          ),
        })}
        onRowOpen={(row) => void (row.state === 'draft' && mayWrite ? act('edit', row) : open(row))}
        {...(mayWrite && { rowMenu: menu })}
        foot={footOf(invoices)}
        actions={
          <>
            {custom.hasTabs && mayWrite && (
              <Button shortcut="Ctrl S" className={narrow} onClick={() => void custom.save()}>
                Save
              </Button>
            )}
            <Button
              icon={FileText}
              shortcut="D"
              className={narrow}
              disabled={invoice === null}
              onClick={() => invoice && void open(invoice)}
            >
              PDF
            </Button>
            {mayWrite && (
              <>
                {headActs.filter((name) => (name === 'edit') === isDraft).map(button)}
                {isDraft && button('issue')}
              </>
            )}
          </>
        }
        add={{ label: 'New invoice', onAdd: () => void add() }}
        pane={{
          label: 'Invoice in hand',
          isWide: true,
          inHand: { current: invoice, choose: (key) => key !== null && onInvoice(Number(key)) },
          content:
            invoice === null ? (
              <p className="text-label text-muted">Choose an invoice to see its lines and what was noted of it.</p>
            ) : (
              <SavePartsProvider value={custom.parts}>
                {isMissing && (
                  <p className="text-label text-muted">The invoice that was asked for is not among these.</p>
                )}
                <div ref={custom.sheet} className="flex min-h-0 flex-1 flex-col">
                  <DayScope>
                    {tabs({
                      recordID: invoice.invoiceID,
                      label: 'Invoice',
                      children: (
                        <InvoicePane
                          invoice={invoice}
                          known={known}
                          refusal={refusal}
                          onTakeBack={({ invoiceEntryID }) => void takeBack(invoice, invoiceEntryID)}
                          onOpenField={() => void act('edit', invoice)}
                        />
                      ),
                    })}
                  </DayScope>
                </div>
              </SavePartsProvider>
            ),
        }}
      />
    </>
  );
}

interface ActKeyProps {
  name: InvoiceAct;
  invoice: Invoice | null;
  acts: Pick<ReturnType<typeof useInvoiceActs>, 'obstacles' | 'act'>;
}

/** The key of an act. */
function ActKey({ name, invoice, acts: { obstacles, act } }: ActKeyProps) {
  const { key, label } = actKeys.find((each) => each.act === name) ?? actKeys[0];
  // An act that says only why it cannot be done opens no box: the keys after it stay with the page.
  useHotkey(`Key${key}`, label, () => void act(name, invoice), { opensBox: obstacles[name](invoice) === null });
  return null;
}

/** What is left to pay of all of them. */
function footOf(invoices: readonly Invoice[]): readonly GridFootLine[] {
  if (invoices.length === 0) return [];
  const claims = invoices.filter(({ state }) => state !== 'draft' && state !== 'void');
  const sum = (of: (invoice: Invoice) => number) => amountText(claims.reduce((all, each) => all + of(each), 0));
  return [
    {
      ...{ key: 'all', title: 'Issued and not void', tone: 'total' },
      cells: { total: sum(({ total }) => total ?? 0), balance: sum(({ balance }) => balance) },
    },
  ];
}
