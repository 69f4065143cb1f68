import ts from 'typescript';

/** A test that names the sentences it holds: `// holds core 2.46, blocks 8.1` in the line above it. */
export interface Holder {
  readonly file: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** The statement or table row below the comment. */
  readonly node: ts.Node;
}

/** Reads the holders of a file of tests or stories; what is written so that nothing can come of it is a problem. */
export function holdersOf(file: string, text: string): { holders: Holder[]; problems: string[] } {
  const holders: Holder[] = [];
  const problems: string[] = [];
  if (!text.includes('// holds ')) return { holders, problems };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  for (const match of text.matchAll(/^[ \t]*\/\/ holds (.*)$/gm)) {
    const where = `${file}:${source.getLineAndCharacterOfPosition(match.index).line + 1}`;
    const sentences = (match[1] ?? '').split(', ');
    const node = nodeAfter(source, match.index + match[0].length);
    const title = node && titleOf(node);
    if (!sentences.every((name) => /^(core|blocks) \d+\.\d+$/.test(name)))
      problems.push(`${where}: no names of sentences`);
    else if (node === undefined || title === undefined) problems.push(`${where}: no test below`);
    else if (isLeftOut(node)) problems.push(`${where}: "${title}" does not run`);
    else holders.push({ file, title, sentences, node });
  }
  return { holders, problems };
}

/** The titles of the tests that a file runs, and of their groups; not of those that are skipped, nor what comments say. */
export function titlesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      if (isLeftOut(node)) return;
      const title = titleOf(node);
      if (title !== undefined) found.push(title);
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** The largest statement, or row of a table, that begins behind a position with nothing but comments between. */
function nodeAfter(source: ts.SourceFile, position: number): ts.Node | undefined {
  const start = nextToken(source, position);
  const find = (node: ts.Node): ts.Node | undefined =>
    node.getStart(source) === start && isHolder(node)
      ? node
      : ts.forEachChild(node, (child) => (child.pos <= start && start < child.end ? find(child) : undefined));
  return find(source);
}

function nextToken(source: ts.SourceFile, position: number): number {
  const behind = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source.text.slice(position));
  return position + (behind?.[0].length ?? 0);
}

const isHolder = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isVariableStatement(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isArrayLiteralExpression(node.parent ?? node);

/** What runs a test; `when(…)` is our name for one that runs where an endpoint is of a kind. */
const runners = /^(it|test|describe|when)$/;

/** The title of a test, the name of a story, or the first text in a row of a table. */
function titleOf(node: ts.Node): string | undefined {
  if (ts.isExpressionStatement(node)) {
    const call = callOf(node);
    return call && runners.test(calledBy(call)) ? wordsOf(call.arguments[0]) : undefined;
  }
  if (ts.isVariableStatement(node)) {
    return node.getSourceFile().fileName.endsWith('.stories.tsx')
      ? node.declarationList.declarations[0]?.name.getText()
      : undefined;
  }
  return firstWords(ts.isPropertyAssignment(node) ? node.name : node);
}

function callOf(node: ts.ExpressionStatement): ts.CallExpression | undefined {
  const inside = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  return ts.isCallExpression(inside) ? inside : undefined;
}

/** `it` of `it.each(rows)('title', …)`. */
function calledBy(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledBy(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledBy(node.tag) : node.getText();
}

const wordsOf = (node: ts.Node | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
};

function firstWords(node: ts.Node): string | undefined {
  return wordsOf(node) ?? ts.forEachChild(node, firstWords);
}

/** Whether the test or what it stands in is skipped. */
function isLeftOut(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const call = ts.isExpressionStatement(at) ? callOf(at) : undefined;
    if (call && /\.(skip|todo|fixme|fails)\b/.test(call.expression.getText().split('(')[0] ?? '')) return true;
  }
  return false;
}
