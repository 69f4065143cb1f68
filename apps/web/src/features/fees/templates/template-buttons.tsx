import type { Settlement } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import type { ChargeOffers } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import type { TemplateOffer } from '@closewright/domain/statement-presets';
import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { ListPlus, Save } from 'lucide-react';
import { useSession } from '../../../app/session/app-session.ts';
import { useOpenFile } from '../../../open-file/file-context.ts';
import { inOrder } from '../../../records/editor/rows.ts';
import { statementKinds } from '../../../records/settlement/statement-aggregate.ts';
import { useStatementPage } from '../../../records/settlement/statement-page.tsx';
import type { ApplyTemplateProps } from './apply-template.tsx';
import type { KeepTemplateProps } from './keep-template.tsx';

const ApplyTemplate = onDemand(async () => ({ default: (await import('./apply-template.tsx')).ApplyTemplate }));
const KeepTemplate = onDemand(async () => ({ default: (await import('./keep-template.tsx')).KeepTemplate }));

/** Takes lines from a settlement template of the office, and keeps those of the statement as one. */
export function TemplateButtons({ statement, charges }: { statement: Settlement; charges(): ChargeOffers }) {
  const { editor, mayEdit, modeOf } = useStatementPage();
  const { actor } = useSession();
  const file = useOpenFile();
  const rowsNow = () => {
    const rows = editor.rows.get();
    const valuesOf = (kind: 'fees' | 'prorations') => inOrder(statementKinds, rows, kind).map(({ values }) => values);
    return { fees: valuesOf('fees'), prorations: valuesOf('prorations') };
  };
  const templateID = file?.detail?.order.settlementTemplateID ?? null;
  const apply = async () => {
    const place = { state: statement.propertyState, regionID: file?.header?.regionID ?? null };
    const result = await dialogs.open<Omit<ApplyTemplateProps, 'dialog'>, readonly TemplateOffer[]>(
      ApplyTemplate,
      {
        there: rowsNow(),
        payees: charges().payees,
        place,
        templateID,
        // A fee of section E takes rights of its own.
        mayTake: ({ kind, values }) => modeOf(kind, { ...values }).mode === 'edit',
      },
      { title: 'Lines from a template', size: 'large', key: 'apply-template' },
    );
    if (result.dismissed) return;
    const taken = (kind: TemplateOffer['kind']) =>
      result.value.filter((offer) => offer.kind === kind).map(({ values }) => ({ ...values }));
    editor.step(() => {
      for (const kind of ['fees', 'prorations'] as const) if (taken(kind).length > 0) editor.add(kind, taken(kind));
    });
    toasts.success(`${counted(result.value.length, 'line')} added. Ctrl Z takes them back.`);
  };
  const keep = async () => {
    const result = await dialogs.open<Omit<KeepTemplateProps, 'dialog'>, string>(
      KeepTemplate,
      { lines: rowsNow(), payees: charges().payees, templateID },
      { title: 'Keep the lines as a template', size: 'small', key: 'keep-template' },
    );
    if (!result.dismissed) toasts.success(result.value);
  };
  return (
    <>
      {mayEdit && (
        <Button size="sm" icon={ListPlus} onClick={() => void apply()}>
          From a template…
        </Button>
      )}
      {can(actor, 'administer').allowed && (
        <Button size="sm" variant="quiet" icon={Save} onClick={() => void keep()}>
          Keep as template…
        </Button>
      )}
    </>
  );
}
