import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import type { WireDate } from '@closewright/domain/dates';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { IconButton } from '@closewright/ui/icon-button';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { ArrowLeft, ChevronLeft, ChevronRight, Landmark, ListChecks, Lock, Printer, Upload } from 'lucide-react';
import { off } from '../../lib/off.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { DayScope } from '../../records/field/day-scope.tsx';
import { dayName } from './reconciliation-words.ts';

/** At 200 % the keys have it; the room is for what finalizes. */
const narrow = 'max-[800px]:hidden';

export interface DayHeadProps {
  day: ReconciliationDay | null;
  date: WireDate;
  isClosed: boolean;
  mayWrite: boolean;
  isRunning: boolean;
  runObstacle: string | null;
  finalizeObstacle: string | null;
  onHome(): void;
  onDay(date: WireDate): void;
  onStep(step: 1 | -1): void;
  onImport(): void;
  onRun(): void;
  onPrint(): void;
  onFinalize(): void;
}

/** The head of a day: the account, the day and the ways to others, and what is done with the whole of it. */
export function DayHead({ day, date, isClosed, mayWrite, isRunning, onHome, onDay, onStep, ...acts }: DayHeadProps) {
  const chosen = useSettled<WireDate | null>(date, (next) => {
    if (next === null) return false;
    onDay(next);
    return true;
  });
  return (
    <PageHead
      title="Reconciliation"
      meta={
        <span className="flex items-center gap-1.5">
          <IconButton icon={ArrowLeft} label="All trust accounts" size="sm" variant="quiet" onClick={onHome} />
          {day && (
            <Badge variant="line" icon={Landmark}>
              {day.account.name} {day.account.accountNumber}
            </Badge>
          )}
          <IconButton icon={ChevronLeft} label="Day before" shortcut="Ctrl ←" size="sm" onClick={() => onStep(-1)} />
          <span className="text-body text-default">{dayName(date)}</span>
          <DayScope>
            <DateField className="recon-date" aria-label="Day" {...chosen} />
          </DayScope>
          <IconButton icon={ChevronRight} label="Day after" shortcut="Ctrl →" size="sm" onClick={() => onStep(1)} />
        </span>
      }
      saveState={isClosed ? 'Read only' : undefined}
    >
      {mayWrite && !isClosed && (
        <>
          <Button icon={Upload} className={narrow} onClick={acts.onImport}>
            Import bank file
          </Button>
          <Button
            icon={ListChecks}
            shortcut="R"
            className={narrow}
            busy={isRunning}
            {...off(acts.runObstacle)}
            onClick={acts.onRun}
          >
            {isRunning ? 'Running rules' : 'Run rules'}
          </Button>
          <PageHeadRule />
        </>
      )}
      <IconButton
        icon={Printer}
        label="Print draft pack"
        shortcut="Ctrl P"
        {...off(day === null ? 'There is nothing to print' : null)}
        onClick={acts.onPrint}
      />
      {mayWrite && !isClosed && (
        <Button variant="primary" icon={Lock} {...off(acts.finalizeObstacle)} onClick={acts.onFinalize}>
          Finalize day
        </Button>
      )}
    </PageHead>
  );
}
