/**
 * `node backend/test/docs/cloudnative-pg/reduce.mjs <folder with the operators' CustomResourceDefinitions>` writes schemas.json anew:
 * of each schema what kubernetes/postgres uses, without descriptions. A field that the operators don't know is in none.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const MANIFESTS = path.resolve(import.meta.dirname, '../../../../kubernetes/postgres');
const [folder = '.'] = process.argv.slice(2);

/** What Kubernetes itself says of these is not the operators' business. */
const KEPT = ['type', 'required', 'enum', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'format'];

function reduce(schema, value) {
  const { properties, items, additionalProperties, ...rest } = schema;
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => KEPT.includes(name)));
  // Where Kubernetes takes a number or a text.
  if (schema['x-kubernetes-int-or-string']) kept.type = ['integer', 'string'];
  if (Array.isArray(value)) return { ...kept, items: value.reduce((made, one) => merge(made, reduce(items, one)), {}) };
  if (typeof value !== 'object' || properties === undefined)
    return { ...kept, ...(additionalProperties && { additionalProperties: reduce(additionalProperties) }) };
  const used = Object.keys(value).filter((name) => properties[name] !== undefined);
  return {
    ...kept,
    properties: Object.fromEntries(used.map((name) => [name, reduce(properties[name], value[name])])),
    additionalProperties: false,
  };
}

function merge(one, other) {
  return { ...one, ...other, ...(other.properties && { properties: { ...one.properties, ...other.properties } }) };
}

const definitions = readdirSync(folder)
  .map((file) => parse(readFileSync(path.join(folder, file), 'utf8')))
  .filter((file) => file?.kind === 'CustomResourceDefinition');
const schemas = {};
for (const file of readdirSync(MANIFESTS)) {
  for (const document of parseAllDocuments(readFileSync(path.join(MANIFESTS, file), 'utf8'))) {
    const { apiVersion, kind, spec } = document.toJS();
    const definition = definitions.find(
      ({ spec: { group, names } }) => kind === names.kind && apiVersion.startsWith(`${group}/`),
    );
    const version = definition?.spec.versions.find(({ name }) => apiVersion.endsWith(`/${name}`));
    if (version) schemas[`${apiVersion} ${kind}`] = reduce(version.schema.openAPIV3Schema.properties.spec, spec);
  }
}
writeFileSync(path.join(import.meta.dirname, 'schemas.json'), `${JSON.stringify(schemas, null, 2)}\n`);
