import { SelectField } from '@closewright/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../lib/api/index.ts';

export interface ProcessTemplateFieldProps {
  /** Null for none; undefined for that of the branch. */
  value: number | null | undefined;
  branchID: number | null;
  error: string | undefined;
  onValueChange: (value: number | null) => void;
}

/** The process template whose tasks a file begins with: that of its branch until another is chosen. */
export function ProcessTemplateField({ value, branchID, error, onValueChange }: ProcessTemplateFieldProps) {
  const { data: templates = [] } = useQuery(queryFor('listProcessTemplateChoices'));
  const ofBranch = templates.find(({ branchIDs }) => branchID !== null && branchIDs.includes(branchID));
  return (
    <SelectField<number>
      className="col-span-6"
      label="Process template"
      options={templates.map(({ workflowProcessTemplateID, name }) => ({
        value: workflowProcessTemplateID,
        label: name,
      }))}
      placeholder={templates.length === 0 ? 'There is no process template' : 'No tasks'}
      value={value === undefined ? (ofBranch?.workflowProcessTemplateID ?? null) : value}
      error={error}
      onValueChange={onValueChange}
    />
  );
}
