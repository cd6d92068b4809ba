import { parseArgs } from 'node:util';

const USAGE = `npm run demo -- [--pace orders-a-second] [--customers number] [--seconds number] [--url http://host:port]
  --pace       0.2 unless said otherwise
  --customers  6 unless said otherwise
  --seconds    goes on until Ctrl-C unless said otherwise
  --url        a product that runs already; without it, the demo starts one as npm start does`;

export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        pace: { type: 'string', default: '0.2' },
        customers: { type: 'string', default: '6' },
        seconds: { type: 'string' },
        url: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) throw new Error(USAGE);
    return {
      pace: numberIn('pace', values.pace, 0.001, 50),
      customers: Math.round(numberIn('customers', values.customers, 1, 200)),
      seconds: values.seconds === undefined ? null : numberIn('seconds', values.seconds, 1, 86_400),
      url: values.url === undefined ? null : originIn(values.url),
    };
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function numberIn(name, text, min, max) {
  const number = Number(text);
  if (text.trim() === '' || !(number >= min && number <= max)) {
    throw new Error(`--${name} ${text} must be a number from ${min} to ${max}.`);
  }
  return number;
}

function originIn(text) {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`--url ${text} must be the address of a running product, such as http://localhost:3000.`);
  }
  return new URL(text).origin;
}
