import type { PositivePayLayoutRecord } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import {
  type GoldenDifference,
  goldenDifference,
  layoutProblems,
  type PositivePayStarter,
  positivePayFile,
  positivePaySample,
} from '@closewright/domain/positive-pay';
import { Badge } from '@closewright/ui/badge';
import { TodayScope } from '@closewright/ui/date-field';
import { DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { Tab, TabList, TabPanel, Tabs } from '@closewright/ui/tabs';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/api/index.ts';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { RecordErrors } from '../../../records/form/record-errors.ts';
import { RecordForm } from '../../../records/form/record-form.tsx';
import { FieldsGrid } from './fields-grid.tsx';
import { type GoldenSample, goldenOf, sampleOf } from './golden-lines.ts';
import { GoldenView } from './golden-view.tsx';
import { inTheGrid, layoutFields, layoutLayout, problemsInForm } from './layout-fields.ts';
import { type LayoutForm, layoutFormOf, layoutOf, newLayoutForm, pathsOf, problemsInRows } from './layout-form.ts';
import { type Sample, SampleChecks } from './sample-checks.tsx';
import { sampleLines } from './sample-lines.ts';
import { SampleView } from './sample-view.tsx';
import './layout-designer.css';

export interface LayoutDialogProps {
  /** Null adds a layout. */
  layout: PositivePayLayoutRecord | null;
  /** What a new one begins with; null: nothing. */
  starter: PositivePayStarter | null;
  today: string;
  readOnly: boolean;
  dialog: DialogControl<PositivePayLayoutRecord>;
}

const sampleAtFirst: Sample = {
  ...positivePaySample,
  checks: positivePaySample.events.map((event, at) => ({ ...event, key: at + 1 })),
};

function formOfStored(stored: PositivePayLayoutRecord): LayoutForm {
  const { positivePayLayoutID: _, version: _v, updatedAt: _at, updatedBy: _by, isUnreadable: _is, ...layout } = stored;
  return layoutFormOf(layout);
}

/** The designer: what is said of a layout, the fields of its lines, and below them the file that it makes of a sample. */
export function LayoutDialog({ layout, starter, today, readOnly, dialog }: LayoutDialogProps) {
  const [sample, setSample] = useState(() => sampleOf(layout?.golden) ?? sampleAtFirst);
  const [theirs, setTheirs] = useState<GoldenSample>(layout?.golden ?? { text: '', isFile: false });
  const [current, setCurrent] = useState<number | null>(null);
  const refused = useRef(0);
  const form = useRecordDialog<LayoutForm, PositivePayLayoutRecord>({
    dialog,
    fields: layoutFields,
    begin: starter === null ? newLayoutForm : layoutFormOf(starter.layout),
    // A cell whose text cannot be read has still the value from before.
    check: (values) =>
      refused.current > 0
        ? { '': inTheGrid }
        : checked(problemsInForm(layoutProblems(layoutOf(values))), goldenDifference(layoutOf(values))),
    send: (values) => call('createPositivePayLayout', { body: storable(values) }),
    stored: layout,
    formOf: formOfStored,
    save: ({ positivePayLayoutID, version }, _changes, values) =>
      call('savePositivePayLayout', { params: { positivePayLayoutID }, body: { version, changes: storable(values) } }),
    words: { label: (name) => ({ rows: 'Fields', headers: 'Header lines', trailers: 'Trailer lines' })[name] },
  });
  const { values, set, failure, attempt, isSaving, body } = form;
  const paths = useMemo(() => pathsOf(values), [values]);
  const made = useMemo(() => {
    const edited = layoutOf(values);
    const { file, problems } = positivePayFile(edited, sample.account, sample.checks, sample.facts);
    return { file, problems, lines: sampleLines(edited, file?.lines ?? [], sample.checks.length) };
  }, [values, sample]);
  const inRows = useMemo(
    () => problemsInRows(paths, Object.fromEntries(made.problems.map(({ path, why }) => [path, why]))),
    [paths, made],
  );
  const { file, problems } = made;
  // The sample is kept with its layout, and the checks that it is of.
  const compare = (next: { readonly sample?: Sample; readonly theirs?: GoldenSample }) => {
    const golden = goldenOf(next.theirs ?? theirs, next.sample ?? sample);
    if (next.sample) setSample(next.sample);
    if (next.theirs) setTheirs(next.theirs);
    if (!readOnly) set({ golden });
  };
  return (
    <>
      <div ref={body} className="layout-designer flex min-h-0 flex-1 divide-x divide-hairline border-b border-hairline">
        <FieldModeScope mode={readOnly ? 'read' : 'edit'}>
          <div className="layout-designer-said flex w-80 flex-none flex-col gap-3 overflow-y-auto p-3">
            {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
            {starter !== null && <StarterNote starter={starter} />}
            <RecordForm form={form} layout={layoutLayout(values, !readOnly)} />
          </div>
        </FieldModeScope>
        <TodayScope today={today}>
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <div className="layout-designer-fields flex min-h-0 flex-[3] flex-col">
              <FieldsGrid
                form={values}
                onChange={set}
                problems={inRows}
                onCurrent={setCurrent}
                onRefused={(count) => {
                  refused.current = count;
                }}
                readOnly={readOnly}
              />
            </div>
            <Tabs
              defaultValue="sample"
              className="layout-designer-sample flex min-h-0 flex-[2] flex-col border-t border-hairline"
            >
              <TabList label="What the layout makes">
                <Tab value="sample" {...(problems.length > 0 ? { count: problems.length } : {})}>
                  Sample
                </Tab>
                <Tab value="checks">Sample checks</Tab>
                <Tab value="golden">The bank’s sample</Tab>
              </TabList>
              <TabPanel value="sample" className="flex min-h-0 flex-1 flex-col">
                <p className="flex flex-none items-center gap-2 px-3 py-1 text-label text-muted">
                  {file === null ? (
                    <Badge tone="warning" icon={TriangleAlert}>
                      No file: {counted(problems.length, 'problem')}
                    </Badge>
                  ) : (
                    <>
                      <span className="identifier">{file.fileName}</span> {counted(file.lines.length, 'line')}
                    </>
                  )}
                </p>
                {file === null ? (
                  <Problems problems={problems} />
                ) : (
                  <SampleView lines={made.lines} current={current === null ? null : (paths.get(current) ?? null)} />
                )}
              </TabPanel>
              <TabPanel value="checks" className="flex min-h-0 flex-1 flex-col">
                <SampleChecks
                  sample={sample}
                  today={today}
                  onChange={(part) => compare({ sample: { ...sample, ...part } })}
                />
              </TabPanel>
              <TabPanel value="golden" className="flex min-h-0 flex-1 flex-col">
                <GoldenView
                  ours={file?.text ?? ''}
                  theirs={theirs}
                  difference={goldenDifference(layoutOf(values))?.words ?? null}
                  onTheirs={(next) => compare({ theirs: next })}
                />
              </TabPanel>
            </Tabs>
          </div>
        </TodayScope>
      </div>
      {!readOnly && <DialogSaveFooter saving={isSaving} onSave={() => void form.submit()} onCancel={form.cancel} />}
    </>
  );
}

/** What is wrong; where nothing is and the layout does not write the sample of its bank, whoever saves says that it is meant so. */
async function checked(problems: RecordErrors, difference: GoldenDifference | null): Promise<RecordErrors> {
  if (difference === null || Object.values(problems).some((words) => words !== undefined)) return problems;
  const isMeant = await dialogs.confirm({
    title: 'The layout does not write the bank’s sample',
    message: `${difference.words}. Files by it may be refused by the bank.`,
    confirmLabel: 'Save all the same',
    beginsOnCancel: true,
  });
  return isMeant ? {} : { '': difference.words };
}

/** The layout that a form says, with lists that the call takes. */
function storable(values: LayoutForm) {
  const { header, detail, trailer, golden, ...layout } = layoutOf(values);
  const plain = (rows: typeof header) => rows.map((fields) => [...fields]);
  return {
    ...layout,
    golden: golden ? { ...golden, events: [...golden.events] } : null,
    header: plain(header),
    detail: [...detail],
    trailer: plain(trailer),
  };
}

/** Where what a layout begins with was published, and what is to be asked of the bank. */
function StarterNote({ starter: { source, toAsk } }: { starter: PositivePayStarter }) {
  return (
    <section aria-label="What it begins with" className="text-label text-muted">
      <p>{source}.</p>
      {toAsk.length > 0 && (
        <>
          <p className="pt-1 font-medium text-default">Ask the bank before the first file:</p>
          <ul className="layout-designer-questions ps-4">
            {toAsk.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Why there is no sample, field by field. */
function Problems({ problems }: { problems: ReturnType<typeof positivePayFile>['problems'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label="Problems" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-3">
      <ul>
        {problems.map(({ path, label, checkNumber, why }) => (
          <li key={`${path} ${checkNumber}`} className="py-0.5">
            <b className="font-medium">{label === '' ? '' : `${label}: `}</b>
            {why}
            {checkNumber !== null && <span className="text-muted"> (check {checkNumber})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
