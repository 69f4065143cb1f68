import type { OrderDetail } from '@closewright/contract/orders';
import { IconButton } from '@closewright/ui/icon-button';
import { Section, SectionGroup } from '@closewright/ui/section';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { FileActionsMenu } from '../../open-file/commands/file-actions-menu.tsx';
import { useOpenFile } from '../../open-file/file-context.ts';
import { takeJustMade } from '../../open-file/just-made.ts';
import { focusFirstEmpty } from '../../records/form/section-keys.ts';
import { useRecordPageOf } from '../../records/rows/page-context.ts';
import { RecordPage } from '../../records/rows/record-page.tsx';
import { MovedDueDates } from './dates/moved-due-dates.tsx';
import { mainAggregate, mainKinds, preloadSchemas } from './file-main-aggregate.ts';
import { PartiesSection } from './parties/parties-section.tsx';
import { datesLayout, orderLayout, priceLayout, propertyLayout, staffLayout } from './sections/field-layout.ts';
import { FormSection } from './sections/form-section.tsx';

/** One, two or three groups of fields by the room there is, which an open context panel takes some of (look.md §6). */
const groups = [
  'grid grid-cols-1 gap-x-7 px-4 pt-2 pb-1 xl:max-w-sheet-max',
  '@min-[820px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] @min-[1080px]:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]',
  // A date must not be cut: the first group is wider where three have just room.
  '@min-[1440px]:grid-cols-[minmax(0,1.4fr)_minmax(0,1.1fr)_minmax(0,0.5fr)] @min-[1440px]:gap-x-9 @min-[1440px]:pt-3.5',
  '@min-[1600px]:grid-cols-[minmax(0,1.12fr)_minmax(0,1.26fr)_minmax(0,0.64fr)]',
  // Roomy fields are wider by a fifth: two groups of them need a wide screen.
  'in-[[data-density=roomy]]:@max-[1340px]:grid-cols-1!',
].join(' ');

export interface FileMainScreenProps {
  /** What happened to the file, for the third column of a wide screen. */
  activity: ReactNode;
  /** Sections below the file's own, which are saved with it through `useSaveParts`. */
  custom: ReactNode;
}

/** File Main: the first page of a file, with its order, dates, price and loan, staff, property and parties. */
export function FileMainScreen({ activity, custom }: FileMainScreenProps) {
  const file = useOpenFile();
  const ordersID = file?.ordersID ?? 0;
  const aggregate = useMemo(() => mainAggregate(ordersID), [ordersID]);
  useEffect(() => {
    const idle = requestIdleCallback(preloadSchemas, { timeout: 4000 });
    return () => cancelIdleCallback(idle);
  }, []);
  // The loader of the route has read the file; without it there is an error page instead.
  if (file?.detail === undefined) return null;
  const { detail } = file;
  return (
    <RecordPage
      key={ordersID}
      routeName="oe:main"
      aggregate={aggregate}
      document={detail}
      updatedAt={detail.order.updatedAt}
      actions={() => (
        <>
          <FileActionsMenu />
          <IconButton icon={Printer} label="Print" onClick={() => print()} />
        </>
      )}
      above={<MovedDueDates ordersID={ordersID} />}
      className="@container overflow-x-hidden overflow-y-auto lg:[--section-gap:20px]"
    >
      <FileMain detail={detail} activity={activity} custom={custom} />
    </RecordPage>
  );
}

function FileMain({ detail, activity, custom }: FileMainScreenProps & { detail: OrderDetail }) {
  const { mayEdit } = useRecordPageOf(mainKinds);
  const sheet = useRef<HTMLDivElement>(null);
  const { properties, contacts, criticalNotes, order } = detail;
  const { ordersID } = order;
  // The first section was filled in the dialog.
  useEffect(() => {
    if (mayEdit && takeJustMade(ordersID)) focusFirstEmpty(sheet.current, 1);
  }, [mayEdit, ordersID]);
  return (
    <SectionGroup name="file-main">
      <div ref={sheet} className={groups}>
        <div>
          <FormSection name="order" title="Order" fields={orderLayout} />
          <FormSection name="dates" title="Dates" fields={datesLayout} />
          <FormSection name="price" title="Price and loan" fields={priceLayout} />
        </div>
        <div>
          <FormSection name="staff" title="Staff" fields={staffLayout} />
          <FormSection
            name="property"
            title="Property"
            meta={`1 of ${Math.max(properties.length, 1)}`}
            fields={propertyLayout}
          />
          <PartiesSection parties={contacts} fileNumber={order.fileNumber} />
        </div>
        <div className="hidden @min-[1440px]:block">
          {criticalNotes.length > 0 && (
            <Section name="critical-notes" title="Critical notes" meta={criticalNotes.length}>
              <ul className="flex flex-col gap-1.5">
                {criticalNotes.map((note) => (
                  <li key={note} className="border-l-[3px] border-danger-border pl-2 whitespace-pre-line">
                    {note}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section name="activity" title="Activity">
            {activity}
          </Section>
        </div>
        <div className="col-span-full">{custom}</div>
      </div>
    </SectionGroup>
  );
}
