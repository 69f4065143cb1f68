/** Who did something, for people: `system:seed` is a part of the product itself. */
export function actorLabel(actor: string): string {
  return actor.startsWith('system:') ? `System (${actor.slice('system:'.length)})` : actor;
}
