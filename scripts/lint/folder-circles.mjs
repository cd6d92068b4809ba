/**
 * An ESLint rule: no circle among folders. It takes each import of a file between two folders that lead to each other,
 * by whatever way, for an error. The graph of all folders is read once a run, whichever files are linted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SOURCE = /\.tsx?$/;
/** A test may reach for anything: nothing is built on it. */
const TEST = /\.(?:spec|test)\.tsx?$/;

/** By root folder: each folder's circle, which is a set of folders that all lead to one another. */
const circlesOf = new Map();

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The imported file, or null when it is not of this half: a package, a contract, a style sheet. */
function resolve(from, specifier) {
  if (!specifier.startsWith('.')) return null;
  const target = path.resolve(path.dirname(from), specifier);
  return [target, `${target}.ts`, `${target}.tsx`].find((file) => SOURCE.test(file) && existsSync(file)) ?? null;
}

function readGraph(root) {
  const graph = new Map();
  for (const file of filesBelow(root)) {
    const folder = path.dirname(file);
    const targets = graph.get(folder) ?? new Set();
    graph.set(folder, targets);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = resolve(file, fileName);
      if (target !== null && path.dirname(target) !== folder) targets.add(path.dirname(target));
    }
  }
  return graph;
}

/** All folders that this one leads to. */
function reachableFrom(graph, start) {
  const reached = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of graph.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

function findCircles(root) {
  const graph = readGraph(root);
  const reach = new Map([...graph.keys()].map((folder) => [folder, reachableFrom(graph, folder)]));
  return new Map(
    [...reach].map(([folder, reached]) => [
      folder,
      new Set([...reached].filter((other) => other !== folder && reach.get(other)?.has(folder))),
    ]),
  );
}

export const folderCircles = {
  meta: {
    type: 'problem',
    docs: { description: 'Folders must not lead to each other in a circle.' },
    messages: {
      circle: '{{from}} and {{to}} lead to each other: move what both need below them, or what joins them above.',
    },
    schema: [
      {
        type: 'object',
        properties: { root: { type: 'string', description: 'The folder whose folders are judged.' } },
        required: ['root'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const root = path.resolve(context.cwd, context.options[0].root);
    const { filename } = context;
    if (TEST.test(filename) || !filename.startsWith(root + path.sep)) return {};
    if (!circlesOf.has(root)) circlesOf.set(root, findCircles(root));
    const folder = path.dirname(filename);
    const circle = circlesOf.get(root).get(folder) ?? new Set();
    if (circle.size === 0) return {};

    const judge = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const target = resolve(filename, source.value);
      if (target === null || !circle.has(path.dirname(target))) return;
      const nameOf = (place) => path.relative(root, place) || '.';
      context.report({
        node: source,
        messageId: 'circle',
        data: { from: nameOf(folder), to: nameOf(path.dirname(target)) },
      });
    };
    return {
      ImportDeclaration: judge,
      ImportExpression: judge,
      ExportNamedDeclaration: judge,
      ExportAllDeclaration: judge,
    };
  },
};
