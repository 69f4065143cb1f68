import type { Settlement } from '@closewright/contract/settlement';
import { useDeferredValue, useMemo } from 'react';
import { useStatementRows } from '../../records/settlement/statement-rows.ts';
import { useToClose } from '../../records/settlement/stored-loan.ts';
import { type FormCheck, formChecks } from './form-checks.ts';
import type { ShownForm } from './use-shown-form.ts';

/** The checks of the form, a moment behind what is typed: the figures come first. */
export function useFormChecks(statement: Settlement, shown: ShownForm): readonly FormCheck[] {
  const values = useStatementRows().statement[0]?.values;
  const { form, state, values: told } = useDeferredValue(useMemo(() => ({ ...shown, values }), [shown, values]));
  const asked = useToClose(statement, state);
  return useMemo(() => formChecks(form, state, asked, told ?? {}), [form, state, asked, told]);
}
