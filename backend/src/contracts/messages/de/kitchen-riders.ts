import type { kitchenRiders as en } from '../en/kitchen-riders.ts';

export const kitchenRiders: Readonly<Record<keyof typeof en, string>> = {
  'riders.title': 'Fahrer',
  'riders.open_one': 'Fahrer: {{count}} im Dienst',
  'riders.open_other': 'Fahrer: {{count}} im Dienst',
  'riders.none': 'Niemand ist im Dienst. Fahrer beginnen ihn auf dem eigenen Telefon.',
  'riders.card.has': 'Fahrer: {{name}}',
  'riders.card.free': 'Fahrer: noch niemand',
  'riders.unnamed': 'jemand von Ihnen',
  'riders.menu': 'Wer sie bringt',
  'riders.drop': 'Bestellung #{{id}}: Wer bringt sie?',
  'riders.nobody': 'Niemand, frei für alle Fahrer',
  'riders.load_one': '{{count}} Bestellung',
  'riders.load_other': '{{count}} Bestellungen',
  'riders.noneOnShift': 'Niemand ist im Dienst',
  'riders.waits': 'Niemand öffnet. Der Fahrer wartet bis {{time}}.',
  'riders.decide': 'Niemand öffnet. Bitte entscheiden Sie: stornieren oder vor der Tür abstellen lassen.',
  'riders.waiting.mark': '{{name}} wartet an der Theke',
  'riders.waiting.one': '{{name}} wartet an der Theke auf {{ids}}',
  'riders.waiting.many': 'Fahrer warten an der Theke auf {{ids}}',
  'riders.since': 'Im Dienst seit {{time}}',
  'riders.order.preparing': '#{{id}}, in der Küche',
  'riders.order.delivering': '#{{id}}, unterwegs',
  'riders.noOrders': 'Keine Bestellungen',
  'riders.free': 'Ohne Fahrer: {{ids}}',
  'riders.position.fresh': 'Standort: gerade eben',
  'riders.position.old_one': 'Standort: vor {{count}} Sekunde',
  'riders.position.old_other': 'Standort: vor {{count}} Sekunden',
  'riders.position.lost': 'Standort unbekannt: seit zwei Minuten nichts gehört',
  'riders.map': 'Karte der Fahrer im Dienst',
  'riders.mapFailed': 'Die Karte lässt sich nicht zeigen. Wer welche Bestellungen hat, steht oben.',
  'riders.privacy':
    'Sie sehen Fahrer nur, solange sie im Dienst sind. Eine grobe Spur jeder Lieferung bleibt 24 Stunden, um Ankunftszeiten zu messen.',
  'kitchen.notice.nobodyThereTitle': 'Bei Bestellung #{{id}} öffnet niemand',
  'kitchen.notice.nobodyThere':
    'Der Fahrer wartet bis {{time}} an der Tür. Bitte versuchen Sie, den Gast zu erreichen.',
  'kitchen.notice.nobodyThereOver':
    'Die Zeit ist um. Bitte entscheiden Sie: stornieren oder vor der Tür abstellen lassen.',
  'kitchen.notice.codeRefusedTitle': 'Falscher Code bei Bestellung #{{id}}',
  'kitchen.notice.codeRefused_one':
    'Der Fahrer hat einen Code eingegeben, der nicht der des Gastes ist. In dieser Stunde bleibt {{count}} Versuch.',
  'kitchen.notice.codeRefused_other':
    'Der Fahrer hat einen Code eingegeben, der nicht der des Gastes ist. In dieser Stunde bleiben {{count}} Versuche.',
  'kitchen.notice.codeLocked':
    'Fünf Codes waren falsch: Eine Stunde lang gilt keiner. Bitte rufen Sie den Fahrer an und klären Sie die Übergabe.',
  'kitchen.notice.riderGoneTitle': 'Bestellung #{{id}} hat keinen Fahrer mehr',
  'kitchen.notice.riderGone':
    'Der Fahrer hat unterwegs seinen Dienst beendet. Bitte klären Sie, wo das Essen ist, und geben Sie die Bestellung jemand anderem.',
  'riders.handover.code': 'Mit dem Code des Gastes übergeben',
  'riders.handover.left_at_door': 'Ohne Code übergeben: vor der Tür abgestellt',
  'riders.handover.code_unknown': 'Ohne Code übergeben: Der Gast kannte ihn nicht',
  'ticket.rider': 'Fahrer',
};
