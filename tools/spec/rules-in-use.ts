import ts from 'typescript';

/** A file by its path and its text. */
type SourceText = readonly [file: string, text: string];

/**
 * Tells which rules of `packages/domain` the product uses: what the api, the web, the contract or a command imports from it, and what that is made of.
 * The parts of a constant are told apart: `displaySizes.memoMaxHeight`.
 * @param rules the files of the rules
 * @param product the files that may use them
 */
export function rulesInUse(rules: readonly SourceText[], product: readonly SourceText[]): (name: string) => boolean {
  const madeOf = new Map<string, string[]>();
  for (const rule of rules) {
    const source = parse(rule);
    const known = new Set([...importsOf(source, isAny), ...source.statements.flatMap(declaredBy)]);
    for (const statement of source.statements) {
      const names = [...namesIn(statement, known)];
      for (const name of declaredBy(statement)) madeOf.set(name, [...(madeOf.get(name) ?? []), ...names]);
    }
  }
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const inside of madeOf.get(rootOf(name)) ?? []) use(inside);
  };
  for (const user of product) {
    if (!user[1].includes('@closewright/domain')) continue;
    const source = parse(user);
    for (const name of namesIn(source, importsOf(source, isDomain))) use(name);
  }
  const roots = new Set([...used].map(rootOf));
  return (name) => used.has(name) || (name.includes('.') ? used.has(rootOf(name)) : roots.has(name));
}

/** The rules that a part of a test file is made of, helpers of the file included. */
export function rulesOf(node: ts.Node): Set<string> {
  const source = node.getSourceFile();
  const imported = importsOf(source, (from) => isDomain(from) || /^\.\.?\/(?!.*\.fixture)/.test(from));
  const helpers = new Map(source.statements.flatMap((at) => declaredBy(at).map((name) => [name, at] as const)));
  const known = new Set([...imported, ...helpers.keys()]);
  const seen = new Set<string>();
  const visit = (part: ts.Node): string[] =>
    [...namesIn(part, known)].flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      const helper = helpers.get(rootOf(name));
      return helper ? visit(helper) : [name];
    });
  const found = visit(node);
  // A row that names no rule itself is worked out by the call around its table, or by those that go through it.
  if (found.length > 0 || node.parent === source) return new Set(found);
  const statement = source.statements.find((at) => at.pos <= node.pos && node.end <= at.end);
  if (!statement) return new Set();
  const tables = new Set(declaredBy(statement));
  const readers = tables.size ? source.statements.filter((at) => namesIn(at, tables).size > 0) : [statement];
  return new Set(readers.flatMap(visit));
}

const isAny = (): boolean => true;
const isDomain = (from: string): boolean => from.startsWith('@closewright/domain');
const rootOf = (name: string): string => name.split('.')[0] ?? name;
const parse = ([file, text]: SourceText): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function importsOf(source: ts.SourceFile, isWanted: (from: string) => boolean): Set<string> {
  const clauses = source.statements.flatMap((at) =>
    ts.isImportDeclaration(at) && ts.isStringLiteral(at.moduleSpecifier) && isWanted(at.moduleSpecifier.text)
      ? (at.importClause?.namedBindings ?? [])
      : [],
  );
  return new Set(
    clauses.flatMap((at) => (ts.isNamedImports(at) ? at.elements.map(({ name }) => name.text) : at.name.text)),
  );
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

/** The names of a list that stand in a part of a file, types and imports left out; `name.part` where only a part is read. */
function namesIn(part: ts.Node, known: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      if (known.has(node.expression.text)) names.add(`${node.expression.text}.${node.name.text}`);
      return;
    }
    if (ts.isIdentifier(node) && known.has(node.text) && !isLabel(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(part);
  return names;
}

/** Whether a name only says what a property or a constant is called. */
const isLabel = (name: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(name.parent) ||
    ts.isPropertyAccessExpression(name.parent) ||
    ts.isVariableDeclaration(name.parent)) &&
  name.parent.name === name;
