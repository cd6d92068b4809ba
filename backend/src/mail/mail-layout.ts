/** An e-mail as plain text and as HTML, from the same blocks. Whatever is in a block is text, also where it is HTML. */
import type { Language } from '../contracts/constants.ts';
import type { Receipt, ReceiptLine } from '../money/receipt.ts';

export interface MailBody {
  text: string;
  html: string;
}

export interface Mail extends MailBody {
  subject: string;
}

/** Whose body is made where it is sent. */
export interface UnwrittenMail {
  subject: string;
  write: () => MailBody;
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'field'; label: string; lines: readonly string[] }
  | { kind: 'receipt'; receipt: Receipt };

/** How an e-mail as HTML ends. */
const END = `</div>
</body>
</html>
`;

export function toText(blocks: readonly Block[]): string {
  return `${blocks.map(blockToText).join('\n\n')}\n`;
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Array.from(block.text).length)}`;
    case 'text':
    case 'small':
      return block.text;
    case 'link':
      return `${block.text}:\n${block.url}`;
    case 'field':
      return [`${block.label}:`, ...block.lines].join('\n');
    case 'title':
      return `${block.text}\n${'-'.repeat(Array.from(block.text).length)}`;
    case 'receipt': {
      const { items, sums, total, vat, tip } = block.receipt;
      const write = (line: ReceiptLine) =>
        `${line.text}: ${line.amount}${line.detail === null ? '' : `\n  ${line.detail}`}`;
      return [...items.map(write), '', ...sums.map(write), write(total), ...vat.map(write), ...tip.map(write)].join(
        '\n',
      );
    }
  }
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const SUM = 'font-weight:700;border-top:1px solid';
const SMALL = 'font-size:13px;opacity:.75';

export function toHtml(blocks: readonly Block[], language: Language, title: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${blocks.map(blockToHtml).join('\n')}
${END}`;
}

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${escapeHtml(block.text)}</h1>`;
    case 'title':
      return `<h2 style="font-size:18px;line-height:1.25;margin:24px 0 8px">${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:0 0 8px;${SMALL}">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}">${escapeHtml(block.text)}</a></p>`;
    case 'field': {
      const lines = block.lines.map(escapeHtml).join('<br>');
      return `<p style="margin:0 0 16px"><strong>${escapeHtml(block.label)}</strong><br>${lines}</p>`;
    }
    case 'receipt': {
      const { items, sums, total, vat, tip } = block.receipt;
      const rows = [
        ...items.map((line) => toRow(line)),
        ...sums.map((line) => toRow(line)),
        toRow(total, SUM),
        ...vat.map((line) => toRow(line, SMALL)),
        ...tip.map((line, index) => toRow(line, index === tip.length - 1 ? SUM : undefined)),
      ];
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
    }
  }
}

function toRow({ text, detail, amount }: ReceiptLine, style = ''): string {
  const more = detail === null ? '' : `<br><span style="${SMALL}">${escapeHtml(detail)}</span>`;
  const cell = ['padding:4px 0', 'vertical-align:top', ...(style === '' ? [] : [style])].join(';');
  return `<tr><td style="${cell}">${escapeHtml(text)}${more}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

/** The e-mail with whoever writes it at its foot: § 35a GmbHG and its like. */
export function signed<T extends { text: string; html: string }>(mail: T, lines: readonly string[]): T {
  if (lines.length === 0) return mail;
  const foot = `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid;${SMALL}">${lines.map(escapeHtml).join('<br>')}</p>\n`;
  return {
    ...mail,
    text: `${mail.text}\n-- \n${lines.join('\n')}\n`,
    html: mail.html.replace(END, () => foot + END),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
