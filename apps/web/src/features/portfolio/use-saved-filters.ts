import type { PortfolioCriteria, PortfolioFilter } from '@closewright/contract/portfolio';
import { portfolioLimits } from '@closewright/domain/portfolio';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';

export interface SavedFiltersInput {
  criteria: PortfolioCriteria;
  /** The filter that was chosen last; null for none. */
  chosenID: number | null;
  onChoose: (filterID: number | null, criteria: PortfolioCriteria) => void;
}

/** The filters under names, and what can be done with the one that is chosen. */
export function useSavedFilters({ criteria, chosenID, onChoose }: SavedFiltersInput) {
  const client = useQueryClient();
  const { data: filters = [] } = useQuery(queryFor('listPortfolioFilters'));
  const chosen = filters.find(({ portfolioFilterID }) => portfolioFilterID === chosenID) ?? null;

  /** Runs a change and reads the list again; says why it did not work. */
  const change = async <T>(failure: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      toasts.error({ title: failure, message: messageOf(error) });
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: keyFor('listPortfolioFilters') });
    }
  };
  const save = (filter: PortfolioFilter, changes: Partial<Pick<PortfolioFilter, 'name' | 'isShared' | 'criteria'>>) =>
    change('The filter could not be saved', () =>
      call('savePortfolioFilter', {
        params: { portfolioFilterID: filter.portfolioFilterID },
        body: { version: filter.version, changes },
      }),
    );
  const askName = (title: string, value: string, own: number | null) =>
    dialogs.promptText({
      title,
      label: 'Name of the filter',
      value,
      maxLength: portfolioLimits.filterNameLength,
      okLabel: 'Save',
      key: 'portfolio-filter',
      validate: (answer) => {
        const name = answer.trim().toLowerCase();
        if (name === '') return 'This value is required.';
        const isTaken = filters.some(
          (one) => one.isMine && one.portfolioFilterID !== own && one.name.toLowerCase() === name,
        );
        return isTaken ? 'There is a filter of this name' : null;
      },
    });

  return {
    filters,
    chosen,
    save: async () => {
      if (chosen && (await save(chosen, { criteria }))) toasts.success(`Filter ${chosen.name} saved`);
    },
    saveAs: async () => {
      const name = await askName('Save filter', '', null);
      if (name === null) return;
      const made = await change('The filter could not be saved', () =>
        call('createPortfolioFilter', { body: { name: name.trim(), isShared: false, criteria } }),
      );
      if (made) onChoose(made.portfolioFilterID, criteria);
    },
    rename: async () => {
      if (!chosen) return;
      const name = await askName(`Rename “${chosen.name}”`, chosen.name, chosen.portfolioFilterID);
      if (name !== null) await save(chosen, { name: name.trim() });
    },
    share: async (isShared: boolean) => {
      if (chosen) await save(chosen, { isShared });
    },
    remove: async () => {
      if (!chosen) return;
      const { portfolioFilterID, version, name, isShared } = chosen;
      const isMeant = await dialogs.confirm({
        title: `Delete the filter “${name}”?`,
        message: isShared
          ? 'It is shared: it goes for everybody. The files stay as they are.'
          : 'The files stay as they are.',
        confirmLabel: 'Delete filter',
        destructive: true,
      });
      if (!isMeant) return;
      await change('The filter could not be deleted', () =>
        call('removePortfolioFilter', { params: { portfolioFilterID }, body: { version } }),
      );
      onChoose(null, criteria);
    },
  };
}
