import { type Actor, routeAccess } from '../access/index.ts';
import { configurationScreenWords } from './screen-words.ts';
import {
  type ConfigurationScreen,
  configurationGroups,
  configurationPath,
  configurationRouteName,
  configurationScreens,
} from './screens.ts';
import { type ConfigurationSetting, configurationSettings } from './settings.ts';

/** A setting screen or a setting that was found. */
export interface ConfigurationHit {
  /** Its own among the hits. */
  readonly id: string;
  readonly label: string;
  /** Where it is: the heading of a screen, the screen of a setting. */
  readonly place: string;
  readonly href: string;
  /** Icon of its screen. */
  readonly icon: string;
}

/** What is searched; tests bring their own. */
export interface ConfigurationTables {
  readonly screens: readonly ConfigurationScreen[];
  /** Further words of a screen, by its name. */
  readonly screenWords: Readonly<Record<string, string>>;
  readonly settings: readonly ConfigurationSetting[];
}

interface Entry extends ConfigurationHit {
  readonly words: string;
  readonly isScreen: boolean;
}

/** Points of a match, the better of two first. */
const rank = { exact: 4, begins: 3, inLabel: 2, elsewhere: 1 } as const;

/**
 * Finds setting screens and settings by words: every word typed must begin a word of the entry. Names that are the text
 * come first, then names that begin with it, then names that hold its words, then the rest; screens before settings.
 * No text finds every screen, in the order of the menu. What the actor may not open is never found (core.md §6).
 */
export function searchConfiguration(
  text: string,
  actor: Actor,
  tables: ConfigurationTables = {
    screens: configurationScreens,
    screenWords: configurationScreenWords,
    settings: configurationSettings,
  },
): ConfigurationHit[] {
  const wanted = wordsOf(text);
  const found = entriesOf(actor, tables).flatMap((entry) => {
    const points = wanted.length === 0 ? Number(entry.isScreen) : pointsOf(entry, wanted);
    return points > 0 ? [{ entry, points: points * 2 + Number(entry.isScreen) }] : [];
  });
  return found
    .sort((a, b) => b.points - a.points)
    .map(({ entry: { id, label, place, href, icon } }) => ({ id, label, place, href, icon }));
}

function entriesOf(actor: Actor, { screens, screenWords, settings }: ConfigurationTables): Entry[] {
  const groups = Object.keys(configurationGroups);
  return screens
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
    .filter((screen) => routeAccess(actor, { ...screen, name: configurationRouteName(screen.name) }, null).allowed)
    .flatMap((screen) => [screenEntry(screen, screenWords[screen.name] ?? ''), ...settingEntries(screen, settings)]);
}

function screenEntry({ name, label, group, icon }: ConfigurationScreen, words: string): Entry {
  const place = configurationGroups[group].label;
  return { id: name, label, place, href: configurationPath(name), icon, words, isScreen: true };
}

function settingEntries(screen: ConfigurationScreen, settings: readonly ConfigurationSetting[]): Entry[] {
  return settings
    .filter((setting) => setting.screen === screen.name)
    .map(({ label, words = '', find }) => ({
      id: `${screen.name}.${find ?? label}`,
      label,
      place: screen.label,
      href: configurationPath(screen.name) + (find === undefined ? '' : `?find=${encodeURIComponent(find)}`),
      icon: screen.icon,
      words: `${words} ${find ?? ''}`,
      isScreen: false,
    }));
}

function pointsOf({ label, words, place }: Entry, wanted: readonly string[]): number {
  const name = wordsOf(label);
  const all = [...name, ...wordsOf(words), ...wordsOf(place)];
  if (!wanted.every((word) => begun(all, word))) return 0;
  const [whole, typed] = [name.join(' '), wanted.join(' ')];
  if (whole === typed) return rank.exact;
  if (whole.startsWith(typed)) return rank.begins;
  return wanted.every((word) => begun(name, word)) ? rank.inLabel : rank.elsewhere;
}

const begun = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));

/** The words of a text in lower case; `AllowCreateOrder` and `e-mail` count as one word each and by their parts. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s,;/]+/)
    .flatMap((word) => [word, ...partsOf(word)])
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');
}

/** The parts of a written-together word after the first, which the whole begins with. */
function partsOf(word: string): string[] {
  return word
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_\-.:()]+/)
    .slice(1);
}
