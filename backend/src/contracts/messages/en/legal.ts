/** Pages that the law asks for. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const legal = {
  'terms.title': 'Terms of use',
  'terms.description':
    'The rules for ordering through Tischlein: who your contract is with, prices, cancelling, reviews and liability.',
  'terms.who.title': 'What Tischlein is',
  'terms.who.text':
    '{{operator}} runs Tischlein, a marketplace on which restaurants offer meals. These terms apply to using it as a guest, with and without an account. Using it costs you nothing.',
  'terms.contract.title': 'Who your contract is with',
  'terms.contract.text':
    'Your contract for food and delivery is with the restaurant that you choose, not with Tischlein. Its company name and address are on its Information tab. We pass your order on and tell you what becomes of it.\n\nPressing “Order with obligation to pay” is your binding offer. The contract is made when the restaurant accepts. If it does not answer in time, the order is cancelled by itself and you owe nothing. A cart with several restaurants becomes several orders and several contracts.',
  'terms.price.title': 'Prices and payment',
  'terms.price.text':
    'Prices are the restaurant’s and include VAT. Deposit and delivery fee are shown before you order. If a price changes while you order, you are asked again first. You pay the restaurant: in cash or by card when you get your meal, or online through its till. A tip is voluntary: the restaurant passes it on to its team in full.',
  'terms.cancel.title': 'Cancelling and withdrawal',
  'terms.cancel.text':
    'You can cancel free of charge until the restaurant accepts. The restaurant can cancel with a reason, which you are told. Meals that spoil quickly have no right of withdrawal (§ 312g (2) no. 2 BGB). Your statutory rights when something is wrong with the food remain; they are against the restaurant.',
  'terms.account.title': 'Your account',
  'terms.account.text':
    'Give true details, keep your password to yourself and use the account for yourself alone. You can delete it at any time once no order is under way. We may close accounts that are misused, for instance for fake orders; we tell you why, and you can object by e-mail.',
  'terms.reviews.title': 'Reviews',
  'terms.reviews.text':
    'You can review what was delivered to you, once per order. Write what you experienced. Insults, private details of others and unlawful content are removed; please report them to us. Whoever is affected by such a decision is told the reason and can object.',
  'terms.ranking.title': 'Ranking',
  'terms.ranking.text':
    'How the list of restaurants is sorted is explained under “How it works”. Payments do not change the order.',
  'terms.liability.title': 'Liability',
  'terms.liability.text':
    'We are liable without limit for intent and gross negligence, for injury to life, body or health, and under the Product Liability Act. For slight negligence we are liable only where a duty is breached on which you may especially rely, and then for the damage that was to be expected. For allergens, quality and delivery the restaurant is responsible.',
  'terms.law.title': 'Law and disputes',
  'terms.law.text':
    'German law applies; protective rules of the country you live in remain. If we change these terms, the new ones apply to orders placed afterwards. We do not take part in dispute resolution before a consumer arbitration board.',

  'privacy.title': 'Privacy',
  'privacy.description':
    'What Tischlein stores about you, why, for how long and who receives it. No tracking, no advertising.',
  'privacy.short.title': 'In short',
  'privacy.short.text':
    'We store what an order needs. The restaurant gets what it needs to cook and deliver. There is no advertising, no tracking, no profile of you, and nothing is loaded from other companies’ servers: fonts, pictures and programs come from Tischlein itself.',
  'privacy.controller.title': 'Who is responsible',
  'privacy.controller.text':
    '{{operator}}, {{address}}, {{email}}. For what a restaurant does with an order that it has received, the restaurant is responsible itself.',
  'privacy.data.title': 'What we store, and why',
  'privacy.data.text':
    '- Account: name, e-mail, city, language, phone and address if you give them, your notification choices, and your password only as a hash from which it cannot be read. To run your account (Art. 6 (1) b GDPR).\n- Address book and favourites, as long as you keep them (Art. 6 (1) b).\n- Orders: dishes, options, notes, delivery address and delivery notes, wanted time, payment method, amounts, and each step with its time. Guests also give name, phone and e-mail. To carry out the order (Art. 6 (1) b).\n- Reviews: stars and text; your first name and the initial of your last name are shown with them (Art. 6 (1) b).\n- Problems that you report about an order: what went wrong, your words and what you were answered; the restaurant and we read them. To sort them out (Art. 6 (1) b).\n- Logins: when a session began and ends, and a hash of its key. To keep you logged in (Art. 6 (1) b).\n- Messages: whether a message about a step was sent, so that none comes twice. If you allow push messages, your browser’s address for them and its public keys (Art. 6 (1) a; you withdraw by switching them off).\n- Technical log: time, address called, result and, when logged in, the account’s number; links’ secret parts are blacked out. IP addresses are held in memory for a minute to fend off overload (Art. 6 (1) f: safe operation).\n- Counters against password guessing and invented orders: how often something came from an IP address, an account, an e-mail or a phone number. Instead of these we keep a keyed hash from which they cannot be read, for a day at most; for 90 days that an address has logged in to an account, and for 30 days that a guest has confirmed an order, so that the limits do not hit the wrong person (Art. 6 (1) f: safe operation).\n\nCard data are not stored. Special categories such as allergies are only stored if you write them into a note. There is no automated decision about you.',
  'privacy.who.title': 'Who receives it',
  'privacy.who.text':
    '- The restaurant you order from: your name, phone, e-mail, address, order and notes. If you pay online, its till receives the order.\n- Whoever holds a share link that you pass on: the state of the order, without phone number and full address.\n- Our hosting and e-mail providers, bound by contract.\n- If you allow push messages: the push service of your browser’s maker, such as Google, Apple, Mozilla or Microsoft, possibly outside the EU. The content is encrypted for your browser; the service cannot read it.\n\nWe sell nothing to anyone.',
  'privacy.riders.title': 'Riders and where they are',
  'privacy.riders.text':
    'Some restaurants bring your order by riders of their own. While such a rider is on shift, the phone sends where it is. The restaurant and our operations see that while the shift lasts. You see it only while your order is the rider’s next stop; whoever follows by a link you share sees it to within about 100 m. The last position goes with the end of the shift, and after two minutes in any case. A coarse track of the way is kept for 24 hours, so that arrival times can be measured, and then deleted. Nobody is ranked or judged by it, and nothing is decided by it automatically (§ 26 BDSG, Directive (EU) 2024/2831).\n\nThe rider sees your name, phone, address and notes while bringing your order. How it was handed over, by your code or without, stays with the order.',
  'privacy.device.title': 'On your device',
  'privacy.device.text':
    'Only what the service you ask for needs (§ 25 (2) no. 2 TDDDG); hence no banner.\n\n- Cookie tischlein_session (with the prefix __Host- over https): keeps you logged in, 30 days.\n- Cookie tischlein_signed_in: only says that you may be logged in, 30 days.\n- Browser storage: your cart and what of it you pick up, language, city and postcode, light or dark theme, the last list of restaurants, whether your orders and favourites stood above it and, until you log out, your last order, your name and your e-mail for times without a connection, the links of orders you placed as a guest, what you have typed at checkout, and a key per order so that a double click does not order twice. For restaurants: shift, orders seen, and what you have typed when registering. For riders: steps that wait for a connection.\n- A small program (service worker) that keeps the files of this site, so that it opens without a connection, and shows push messages if you allow them.\n\nAll of it can be deleted in your browser’s settings.',
  'privacy.time.title': 'How long',
  'privacy.time.text':
    'Your account, until you delete it. Sessions end after 30 days, with logging out or with a new password. When you delete your account, addresses, favourites, sessions and push addresses go at once, and so does what your reviews and reported problems say; the stars stay without your name. Orders stay for the restaurant without your name, contact, address and notes.\n\nIf you order as a guest, the same is taken out of your order 90 days after its last step: name, e-mail, phone, address, every note, push addresses, links, and what your review and reported problems say. That is long enough for a complaint or a payment that is disputed. It goes earlier when you ask us to, as soon as the order is over and no complaint about your review is undecided.\n\nWhat stays is what tax and trade law asks for (§ 147 AO, § 257 HGB): which restaurant sold which dishes when, the amounts and VAT rates, and how they were paid. It no longer says who you are.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You can download everything about your account in your profile, correct it and delete it. Beyond that you have the rights of the GDPR: access, rectification, erasure, restriction, portability, objection to processing under Art. 6 (1) f, and withdrawal of consent for the future. Write to {{email}}. You may also complain to a data protection authority, for instance where you live.',

  'imprint.title': 'Imprint',
  'imprint.description': 'Who runs Tischlein: provider, address, contact and register according to § 5 DDG.',
  'imprint.provider': 'Provider (§ 5 DDG)',
  'imprint.represented': 'Represented by',
  'imprint.contact': 'Contact',
  'imprint.register': 'Register',
  'imprint.vat': 'VAT ID (§ 27a UStG)',
  'imprint.supervision': 'Supervisory authority',
  'imprint.responsible': 'Responsible for content (§ 18 (2) MStV)',
  'imprint.dsa.title': 'Contact points under the Digital Services Act',
  'imprint.dsa.text':
    'Authorities and users reach us at {{email}}, in German, English or Turkish. Reports of unlawful content go there too; please name the address of the page. We answer with our decision and its reasons, and you can object.',
  'imprint.dispute.title': 'Consumer disputes',
  'imprint.dispute.text':
    'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§ 36 VSBG).',
  'imprint.images': 'Pictures',

  'accessibility.title': 'Accessibility',
  'accessibility.description':
    'How accessible Tischlein is, what is still missing and where to report barriers, according to the BFSG.',
  'accessibility.service.title': 'What this is about',
  'accessibility.service.text':
    'With Tischlein you choose a restaurant and dishes on the web, order them and follow the order. This statement fulfils § 14 of the Accessibility Strengthening Act (BFSG) and applies to the whole site.',
  'accessibility.how.title': 'How we do it',
  'accessibility.how.text':
    'Our measure is WCAG 2.2, level AA, which includes the requirements of EN 301 549 for websites.\n\n- Everything works with the keyboard alone, with visible focus and a link past the navigation.\n- Changes of an order are announced to screen readers.\n- Status is shown by word and icon, never by colour alone.\n- Text can be enlarged, and every screen fits a narrow phone without sideways scrolling.\n- Light and dark themes; motion is reduced when your device asks for it.\n- Errors are named in words at their field, and nothing typed is lost.\n\nAutomatic checks run over every screen in all three languages with each version, and the order path is tested with the keyboard alone.',
  'accessibility.limits.title': 'What is not perfect yet',
  'accessibility.limits.text':
    'Restaurants write names and descriptions of dishes themselves; they may be in one language only. The online payment of a restaurant’s till is not ours and may have barriers; you can pay in cash or by card when you get your meal instead.',
  'accessibility.report.title': 'Report a barrier',
  'accessibility.report.text': 'Write to {{email}} or call {{phone}}, and tell us the page and what stood in your way.',
  'accessibility.authority.title': 'Supervision',
  'accessibility.authority.text':
    'The market surveillance of the German states for accessibility: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
} as const;
