import type { Command } from './command.ts';

/** The commands that a server runs for others. Each is loaded when it is asked for: production has no demo data in memory. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  seed: async () => (await import('../cli/seed.ts')).seed,
  import: async () => (await import('../cli/import.ts')).importCommand,
  export: async () => (await import('../cli/export.ts')).exportCommand,
  backup: async () => (await import('../cli/backup.ts')).backup,
  'audit:verify': async () => (await import('../cli/audit-verify.ts')).auditVerify,
  'ledger:verify': async () => (await import('../cli/ledger-verify.ts')).ledgerVerify,
  'counts:verify': async () => (await import('../cli/counts-verify.ts')).countsVerify,
  'keys:rotate': async () => (await import('../cli/keys-rotate.ts')).keysRotate,
};

/** The command of a name, or null. */
export async function findCommand(name: string): Promise<Command | null> {
  return Object.hasOwn(commands, name) ? ((await commands[name]?.()) ?? null) : null;
}
