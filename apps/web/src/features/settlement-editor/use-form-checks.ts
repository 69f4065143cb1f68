import type { Settlement } from '@closewright/contract/settlement';
import { useDeferredValue, useMemo } from 'react';
import { useStatementRows } from '../../records/settlement/statement-rows.ts';
import { useToClose } from '../../records/settlement/stored-loan.ts';
import { type FormCheck, formChecks } from './form-checks.ts';
import { placesOnForm } from './form-places.ts';
import type { ShownDisclosure } from './use-closing-disclosure.ts';

/** The checks of the form, a moment behind what is typed: the figures come first. */
export function useFormChecks(statement: Settlement, shown: ShownDisclosure): readonly FormCheck[] {
  const values = useStatementRows().statement[0]?.values;
  const { form, state, values: told } = useDeferredValue(useMemo(() => ({ ...shown, values }), [shown, values]));
  const asked = useToClose(statement, state);
  return useMemo(() => formChecks(state, asked, told ?? {}, placesOnForm(form)), [state, asked, told, form]);
}
