import { interfaceTiming } from '@closewright/domain/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUserSettings } from '../../app/session/use-user-settings.ts';
import { call, keyFor, messageOf } from '../../lib/api/index.ts';
import { createSaveEngine, type SaveEngine } from '../../records/saving/save-engine.ts';

/** The default region as it is chosen on the page, and the engine that saves it. */
interface RegionChoice {
  regionID: number | null;
  choose(regionID: number | null): void;
  engine: SaveEngine;
}

/** Follows the choice of a default region until it is saved. */
export function useRegionChoice(mayEdit: boolean): RegionChoice {
  const client = useQueryClient();
  const { regions } = useUserSettings();
  const stored = regions.find(({ isDefault }) => isDefault)?.regionID ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const regionID = chosen ?? stored;
  const latest = useRef({ mayEdit, stored, regionID });
  const engine = useMemo(() => {
    const { current } = latest;
    return createSaveEngine(
      {
        mayEdit: () => current.mayEdit,
        hasChanges: () => current.regionID !== current.stored,
        validate: async () => current.regionID !== null,
        async send() {
          try {
            const settings = await call('saveDefaultRegion', { body: { regionID: current.regionID as number } });
            current.stored = settings.regions.find(({ isDefault }) => isDefault)?.regionID ?? null;
            client.setQueryData(keyFor('getUserSettings'), settings);
            return { kind: 'saved' };
          } catch (error) {
            return { kind: 'failed', message: messageOf(error) };
          }
        },
        now: Date.now,
      },
      interfaceTiming.saveDebounce,
    );
  }, [client]);
  useEffect(() => {
    Object.assign(latest.current, { mayEdit, stored, regionID });
    engine.setDirty(regionID !== stored);
  }, [engine, mayEdit, regionID, stored]);
  return { regionID, choose: setChosen, engine };
}
