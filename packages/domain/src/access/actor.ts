import { defaults, type LoadedFlags } from '../constants/index.ts';
import { AccessLevel, type GrantedLevel } from './access-level.ts';
import { type RightsByRegion, settingsIn } from './regional-rights.ts';
import { type RightKey, type ScreenName, type SecuritySettings, screenAccessKey } from './security-keys.ts';

/** A region of the user (core.md §3 Session). */
export interface ActorRegion {
  readonly regionID: number;
  readonly isAdminRegion: boolean;
}

/** Who asks: everything about the user that a decision may depend on. Built from the session on both sides. */
export interface Actor {
  readonly usersID: number | null;
  /** Null while not loaded: then nothing is granted ('Security settings cannot be resolved.'). */
  readonly settings: SecuritySettings | null;
  /** Missing where the rights are the same in every region; `actorIn` moves the actor from one region to another. */
  readonly rightsByRegion?: RightsByRegion;
  /** Null while not loaded: then every flag reads off. */
  readonly features: LoadedFlags | null;
  readonly regions: readonly ActorRegion[];
  /** The user flag allowOpenFileInUse (core.md §3). */
  readonly allowOpenFileInUse: boolean;
}

type NamedValues<V> = readonly { readonly name: string; readonly value: V }[];

/** The same facts as the session call carries them: lists of name and value. */
export interface SessionFacts {
  readonly userSettings: {
    readonly user: { readonly usersID: number };
    readonly regions: readonly (ActorRegion & { readonly isDefault?: boolean })[];
    readonly flags: readonly { readonly name: string; readonly value: boolean }[];
  } | null;
  readonly securitySettings: NamedValues<number> | null;
  /** What differs by region. */
  readonly regionSecuritySettings?:
    | readonly { readonly regionID: number; readonly securitySettings: NamedValues<number> }[]
    | null;
  readonly features: readonly { readonly name: string; readonly value: boolean }[] | null;
}

/**
 * The actor of a session (core.md §3), in the default region of the user. A session that is not valid gives an actor
 * without any right.
 */
export function actorOf(session: SessionFacts): Actor {
  const regions = session.userSettings?.regions ?? [];
  const everywhere = session.securitySettings && byName(session.securitySettings);
  const differing = session.regionSecuritySettings ?? [];
  const actor: Actor = {
    usersID: session.userSettings?.user.usersID ?? null,
    settings: everywhere,
    features: session.features && byName(session.features),
    regions,
    allowOpenFileInUse: session.userSettings?.flags.some((f) => f.name === 'allowOpenFileInUse' && f.value) ?? false,
  };
  if (everywhere === null || differing.length === 0) return actor;
  const rightsByRegion = {
    everywhere,
    regions: Object.fromEntries(differing.map((one) => [one.regionID, byName(one.securitySettings)])),
  };
  return actorIn({ ...actor, rightsByRegion }, regions.find(({ isDefault }) => isDefault)?.regionID ?? null);
}

function byName<V>(list: NamedValues<V>): Record<string, V> {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/**
 * The actor with the rights of a region: those of a file are judged in the region of the file, everything else in the
 * default region of the user (core.md §2 "the file's region is the default region").
 * @param regionID null for what belongs to no region: the rights that hold where no region says otherwise
 */
export function actorIn(actor: Actor, regionID: number | null): Actor {
  const { rightsByRegion } = actor;
  return rightsByRegion ? { ...actor, settings: settingsIn(rightsByRegion, regionID) } : actor;
}

/** The level of one screen. A setting that is missing or no level counts as None: rights are given, never assumed. */
export function screenAccess(actor: Pick<Actor, 'settings'>, screen: ScreenName): GrantedLevel {
  const value = actor.settings?.[screenAccessKey(screen)];
  return value === AccessLevel.Read || value === AccessLevel.Full ? value : AccessLevel.None;
}

/** Whether the actor holds a right: a permission, an app or a special setting. */
export function hasRight(actor: Pick<Actor, 'settings'>, key: RightKey): boolean {
  return (actor.settings?.[key] ?? 0) > 0;
}

/** Whether the actor holds all of the rights. An empty list grants (building-blocks.md §6). */
export function hasEveryRight(actor: Pick<Actor, 'settings'>, keys: readonly RightKey[]): boolean {
  return keys.every((key) => hasRight(actor, key));
}

/** Whether the actor holds any of the rights. An empty list grants (building-blocks.md §6). */
export function hasSomeRight(actor: Pick<Actor, 'settings'>, keys: readonly RightKey[]): boolean {
  return keys.length === 0 || keys.some((key) => hasRight(actor, key));
}

/**
 * hasAccess (building-blocks.md §6): the least level over the screens is at least `level`. An empty list grants.
 */
export function hasAccess(
  actor: Pick<Actor, 'settings'>,
  screens: readonly ScreenName[],
  level: GrantedLevel = AccessLevel.Read,
): boolean {
  return screens.every((screen) => screenAccess(actor, screen) >= level);
}

/** hasAnyAccess (building-blocks.md §6): the greatest level over the screens is at least `level`. An empty list grants. */
export function hasAnyAccess(
  actor: Pick<Actor, 'settings'>,
  screens: readonly ScreenName[],
  level: GrantedLevel = AccessLevel.Read,
): boolean {
  return screens.length === 0 || screens.some((screen) => screenAccess(actor, screen) >= level);
}

/** Whether a region is among the user's. The global region belongs to everybody (core.md §6). */
export function hasRegion(actor: Pick<Actor, 'regions'>, regionID: number): boolean {
  return regionID === defaults.globalRegionID || actor.regions.some((region) => region.regionID === regionID);
}
