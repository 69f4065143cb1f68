import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './programs.mjs';

/** An endpoint has a `summary` for the reference page, a case of the closing math a description for its JSON Schema. */
function describesItself({ initializer }: ts.VariableDeclaration): boolean {
  // `officeCalls` writes the summaries of the calls it makes.
  if (initializer && ts.isPropertyAccessExpression(initializer))
    return /calls$/i.test(initializer.expression.getText());
  if (initializer === undefined || !ts.isCallExpression(initializer)) return false;
  const [first, second] = initializer.arguments;
  switch (initializer.expression.getText()) {
    case 'endpoint':
      return (
        first !== undefined &&
        ts.isObjectLiteralExpression(first) &&
        first.properties.some(({ name }) => name?.getText() === 'summary')
      );
    case 'caseOf':
      return second !== undefined && ts.isStringLiteralLike(second) && second.text.trim() !== '';
    default:
      return false;
  }
}

/** The names a statement declares that a docstring has to explain. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    const declarations = statement.declarationList.declarations.filter((each) => !describesItself(each));
    return declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.getText()];
}

const isDocumented = (statement: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(statement).some((doc) => /\w/.test(ts.getTextOfJSDocComment(doc.comment) ?? ''));

/** The exports of a file that have no docstring. */
function undocumentedExports(source: string, name = 'some.contract.ts'): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const listed = file.statements.flatMap((each) =>
    ts.isExportDeclaration(each) && !each.moduleSpecifier && each.exportClause && ts.isNamedExports(each.exportClause)
      ? each.exportClause.elements.map((element) => (element.propertyName ?? element.name).getText())
      : [],
  );
  return file.statements
    .filter((each) => !isDocumented(each))
    .flatMap((each) => {
      const isExported =
        ts.canHaveModifiers(each) && ts.getModifiers(each)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      return namesOf(each).filter((declared) => isExported || listed.includes(declared));
    });
}

it('an export of the contract has a docstring, unless it is an endpoint or a case, which describe themselves', () => {
  const files = globSync('packages/contract/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    undocumentedExports(readFileSync(join(root, file), 'utf8'), file).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['a type', 'export type A = 1;'],
  ['an interface', 'export interface A {}'],
  ['a constant', 'export const A = 1;'],
  ['a function', 'export function A() {}'],
  ['a constant listed elsewhere', 'const A = 1;\nexport { A as B };'],
  ['an endpoint without a summary', "export const A = endpoint({ name: 'A' });"],
  ['an endpoint that is made elsewhere', "export const A = other({ summary: 'Reads a quote.' });"],
  ['a case without a description', "export const A = caseOf('quote', '', {});"],
  ['an export with an empty docstring', '/** */\nexport const A = 1;'],
  ['an export below a plain comment', '// A.\nexport const A = 1;'],
  ['an export below a tag alone', '/** @deprecated */\nexport const A = 1;'],
])('%s without a docstring is found', (_case, source) => {
  expect(undocumentedExports(source)).toEqual(['A']);
});

it.each([
  ['a constant with a docstring', '/** Days a quote holds. */\nexport const A = 1;'],
  ['an endpoint with a summary', "export const A = endpoint({ name: 'A', summary: 'Reads a quote.' });"],
  ['a case with a description', "export const A = caseOf('quote', 'What a quote costs.', {});"],
  ['what is not exported', 'const A = 1;\ntype B = 1;'],
  ['what another file declares', "export * from './b.ts';\nexport { A } from './b.ts';"],
])('%s is not', (_case, source) => {
  expect(undocumentedExports(source)).toEqual([]);
});
