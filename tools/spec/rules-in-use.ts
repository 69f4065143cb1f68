import { posix } from 'node:path';
import ts from 'typescript';

/** A file by its path and its text. */
type SourceText = readonly [file: string, text: string];

/**
 * Tells which rules of `packages/domain` the product uses: what the api, the web, the contract or a command imports from it, and what that is made of.
 * A rule is named by the area that exports it, or by its file: `access/hasRight`. The parts of a constant are told apart: `constants/displaySizes.memoMaxHeight`.
 * @param rules the files of the rules
 * @param product the files that may use them
 */
export function rulesInUse(rules: readonly SourceText[], product: readonly SourceText[]): (name: string) => boolean {
  const madeOf = new Map<string, string[]>();
  for (const rule of rules) {
    const source = parse(rule);
    const own = new Map(
      source.statements.flatMap((at) => declaredBy(at).map((name) => [name, `${placeOf(at)}/${name}`] as const)),
    );
    const known = new Map([...importsOf(source), ...own]);
    for (const statement of source.statements) {
      const names = [...namesIn(statement, known)];
      for (const name of declaredBy(statement).map((one) => own.get(one) ?? one))
        madeOf.set(name, [...(madeOf.get(name) ?? []), ...names]);
    }
  }
  const used = new Set<string>();
  const use = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const inside of madeOf.get(wholeOf(name)) ?? []) use(inside);
  };
  for (const user of product) {
    if (!user[1].includes('@closewright/domain')) continue;
    const source = parse(user);
    for (const name of namesIn(source, importsOf(source))) use(name);
  }
  const wholes = new Set([...used].map(wholeOf));
  return (name) => used.has(name) || (wholeOf(name) === name ? wholes.has(name) : used.has(wholeOf(name)));
}

/** The rules that a part of a test file is made of, helpers of the file included. */
export function rulesOf(node: ts.Node): Set<string> {
  const source = node.getSourceFile();
  const helpers = new Map(source.statements.flatMap((at) => declaredBy(at).map((name) => [name, at] as const)));
  const known = new Map([...importsOf(source), ...sameNames(helpers.keys())]);
  const seen = new Set<string>();
  const visit = (part: ts.Node): string[] =>
    [...namesIn(part, known)].flatMap((name) => {
      if (seen.has(name)) return [];
      seen.add(name);
      const helper = helpers.get(wholeOf(name));
      return helper ? visit(helper) : [name];
    });
  const found = visit(node);
  // A row that names no rule itself is worked out by the call around its table, or by those that go through it.
  if (found.length > 0 || node.parent === source) return new Set(found);
  const statement = source.statements.find((at) => at.pos <= node.pos && node.end <= at.end);
  if (!statement) return new Set();
  const tables = sameNames(declaredBy(statement));
  const readers = tables.size ? source.statements.filter((at) => namesIn(at, tables).size > 0) : [statement];
  return new Set(readers.flatMap(visit));
}

/** `constants/displaySizes` of `constants/displaySizes.memoMaxHeight`. */
const wholeOf = (name: string): string => name.replace(/\.[^./]+$/, '');
const sameNames = (names: Iterable<string>): Map<string, string> => new Map(Array.from(names, (name) => [name, name]));
const parse = ([file, text]: SourceText): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The area that a file of the domain, or an import of it, belongs to; none of a fixture, which is the set-up of tests. */
const areaOf = (file: string): string | undefined =>
  /^(?!.*\.fixture)(?:packages\/domain\/src|@closewright\/domain)\/([^/]+)/.exec(file)?.[1];

/** The rules that a file imports, by the names it has for them. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  const rules = new Map<string, string>();
  for (const at of source.statements) {
    if (!ts.isImportDeclaration(at) || !ts.isStringLiteral(at.moduleSpecifier)) continue;
    const from = at.moduleSpecifier.text;
    const area = areaOf(from.startsWith('.') ? posix.join(posix.dirname(source.fileName), from) : from);
    const bindings = at.importClause?.namedBindings;
    if (!area || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      rules.set(name.text, `${area}/${(propertyName ?? name).text}`);
  }
  return rules;
}

/** Where others find what a statement declares: in its area, or nowhere but in its file. */
function placeOf(statement: ts.Statement): string | undefined {
  const file = statement.getSourceFile().fileName;
  const modifiers = ts.canHaveModifiers(statement) ? statement.modifiers : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? areaOf(file) : file;
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

/** The known names that stand in a part of a file, types and imports left out; `name.part` where only a part is read. */
function namesIn(part: ts.Node, known: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const whole = known.get(node.expression.text);
      // A method of an array reads all of it.
      if (whole) names.add(node.name.text in Array.prototype ? whole : `${whole}.${node.name.text}`);
      return;
    }
    const name = ts.isIdentifier(node) && !isLabel(node) && known.get(node.text);
    if (name) names.add(name);
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
