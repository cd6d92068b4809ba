/** Imported first by every script: what follows needs Node 24, which npm scripts get from the package `node`. */
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  process.stderr.write(
    `This needs Node ${NEEDED} and runs on ${process.version}: run "npm ci", then start it through npm (npm start, npm test), which uses the Node that it installed.\n`,
  );
  process.exit(1);
}
