import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { node, root } from '../programs.mjs';
import { elsewhere } from './elsewhere.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The command of a line, and each of its options with it: `npm run dev`, `npm run dev --kit`. Values and file names are left out. */
function commandsOf(line: string): string[] {
  const [, command] = /^((?:npm (?:run )?(?:-s )?|npx )[\w:.-]+)/.exec(line) ?? [];
  if (!command) return [];
  const name = command.replace('run -s ', 'run ');
  return [name, ...optionsOf(line.slice(command.length), name)];
}

const optionsOf = (text: string, name: string) =>
  [...text.matchAll(/(?:^|\s)(--[a-z][\w-]*)/g)].map(([, option]) => `${name} ${option}`);

/** Commands and options of a text, from its blocks and from what stands between backticks; an option alone belongs to the command before it. */
function commandsIn(text: string): Set<string> {
  const found = new Set<string>();
  let last = '';
  const take = (line: string) => {
    const commands = commandsOf(line);
    last = commands[0] ?? last;
    for (const command of commands.length > 0 || last === '' ? commands : optionsOf(line, last)) found.add(command);
  };
  for (const line of text.split('\n')) {
    const inBlock = [...line.matchAll(/(?:^|\()(np[mx] [^)#]+)/g)].map(([, command = '']) => command);
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    for (const span of line.includes('`') ? spans : inBlock) take(span);
    if (line.trim() === '') last = '';
  }
  return found;
}

/** What the tests beside this one run. */
function commandsRun(): Set<string> {
  const sources = readdirSync(join(root, 'tools/commands'))
    .filter((name) => name.endsWith('.test.ts') && name !== 'readme.test.ts')
    .map((name) => read(`tools/commands/${name}`));
  for (const source of sources)
    expect(source).not.toMatch(/\b(it|test|describe)\.(skip|todo|only|fails)\b|\/\/.*\b(run|start)\(/);
  const lines = sources.flatMap((source) => [...source.matchAll(/\b(?:run|start)\(\s*(['"`])([\s\S]*?)\1/g)]);
  return new Set(lines.flatMap(([, , line = '']) => line.split(' && ').flatMap(commandsOf)));
}

describe('the commands of README.md', () => {
  const named = commandsIn(read('README.md'));
  const isRun = commandsRun();

  it('are found in its tables, blocks and sentences', () => {
    for (const command of [
      'npm start',
      'npm run seed --tenant',
      'npm run dev --kit',
      'npm run counts:verify --rebuild',
    ])
      expect(named).toContain(command);
    expect(named.size).toBeGreaterThan(25);
  });

  it('each have a run, here or elsewhere (tools/commands)', () => {
    expect([...named].filter((command) => !isRun.has(command) && !elsewhere[command])).toEqual([]);
  });

  it('are no longer listed as run elsewhere when they are gone, or run here', () => {
    expect(Object.keys(elsewhere).filter((command) => !named.has(command) || isRun.has(command))).toEqual([]);
  });

  it('that run elsewhere name a stage that there is', () => {
    const stages = spawnSync(node(), [join(root, 'tools/test.mjs'), '--list'], { encoding: 'utf8' }).stdout.split('\n');
    expect(stages).toContain('commands');
    for (const [command, { stage }] of Object.entries(elsewhere)) {
      if (stage === '.ci/run')
        expect(read('.ci/run')).toMatch(
          new RegExp(`^stage ${command.split(/[ ]/).at(-1)} |&& stage ${command.split(/[ ]/).at(-1)} `, 'm'),
        );
      else expect(stages).toContain(stage);
    }
  });
});

describe('a README', () => {
  it('with a command that nothing runs is noticed', () => {
    const text =
      '| command | what |\n|---|---|\n| `npm run new-one -- FILE --fast` | a new one; `-- --slow` too |\n\n`npm start`, then `--x`';
    expect([...commandsIn(text)]).toEqual([
      'npm run new-one',
      'npm run new-one --fast',
      'npm run new-one --slow',
      'npm start',
      'npm start --x',
    ]);
    expect([...commandsIn('```\nTOKEN=$(npm run -s token -- --tenant a)\nnpm test      # lint\n```')]).toEqual([
      'npm run token',
      'npm run token --tenant',
      'npm test',
    ]);
  });
});
