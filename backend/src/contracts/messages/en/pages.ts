/** Pages that explain. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const pages = {
  'pages.contents': 'On this page',
  'pages.updated': 'As of November 2026',
  'pages.placeholder': 'Example data. Whoever runs this installation puts their own in its place before opening.',
  'pages.operatorMissing':
    'Nobody has given the data of whoever runs this installation yet. Until then it is not meant for orders.',
  'pages.notGiven': 'not given yet',

  'how.title': 'How it works',
  'how.description':
    'From the first look to the doorbell: how ordering at Tischlein works, how the list is sorted and where reviews come from.',
  'how.lead': 'Four steps from hungry to full. Nothing happens behind your back.',
  'how.city.title': 'Pick your city',
  'how.city.text':
    'Berlin, Hamburg or Frankfurt: you see the restaurants there, with delivery time, fee and minimum order before you choose anything.',
  'how.dishes.title': 'Fill the table',
  'how.dishes.text':
    'Allergens, additives and deposits are listed with every dish. Several restaurants fit into one cart; each becomes an order of its own.',
  'how.order.title': 'Order',
  'how.order.text':
    'You see the full price with delivery fee before you order, and pay in cash or by card when you get it, or online with the restaurant. The restaurant accepts within a few minutes, or the order is cancelled and costs you nothing.',
  'how.watch.title': 'Follow it to your door',
  'how.watch.text':
    'Every step appears on your screen as it happens, with the expected arrival. You can share your order with a link that hides your phone number and full address.',
  'how.ranking.title': 'How the list is sorted',
  'how.ranking.text':
    'Nobody can buy a better place: neither the subscription nor anything else a restaurant pays changes the order. You choose what counts:\n\n- Popularity, which is set at first: the number of orders of the last 30 days that were not cancelled, counted about once a minute. Where it is equal, the better rating comes first. Restaurants that are closed at the moment stand below the open ones.\n- Delivery time: the restaurant’s own stated time, the shortest upper end first.\n- Rating: the average of the reviews, and where it is equal, the larger number of them. Restaurants without reviews stand at the end.\n- Delivery fee: the lowest first, and where it is equal, the lower minimum order.\n\nWhat is still equal stands in the order in which the restaurants joined. Search and filters decide who is on the list, not who is on top. The list is the same for everyone: what you ordered or looked at before plays no part.',
  'how.reviews.title': 'Where reviews come from',
  'how.reviews.text':
    'Only an order that was delivered can be reviewed, once, by whoever placed it. The restaurant may answer in public, but can neither choose nor delete reviews. A restaurant that nobody has reviewed yet is marked as new.',
  'how.who.title': 'Who does what',
  'how.who.text':
    'The restaurant cooks and delivers, and your contract is with it. Tischlein shows the menu, passes on your order and keeps you up to date.',

  'faq.title': 'Frequently asked questions',
  'faq.description':
    'Short answers about ordering, paying, cancelling, allergens, your account and your data at Tischlein.',
  'faq.lead': 'Your browser’s search also finds what is folded away.',
  'faq.group.order': 'Ordering and paying',
  'faq.account.q': 'Do I need an account?',
  'faq.account.a':
    'No. You can order as a guest with name, phone and e-mail, and follow the order by its link. With an account you keep addresses, favourites and earlier orders; a guest’s order can be taken over into an account afterwards.',
  'faq.pay.q': 'How can I pay?',
  'faq.pay.a':
    'In cash or by card when you get your meal, or online through the restaurant’s till. Tischlein itself takes no money and stores no card data.',
  'faq.fee.q': 'What does delivery cost?',
  'faq.fee.a':
    'Each restaurant sets its own fee and minimum order. Both are on its card and in your cart. With several restaurants in the cart, each has its own fee.',
  'faq.deposit.q': 'Why is there a deposit?',
  'faq.deposit.a':
    'German law requires it for most bottles and cans. It is shown next to the price, and you get it back when you return the container.',
  'faq.group.meal': 'The meal',
  'faq.allergens.q': 'Where do I see allergens?',
  'faq.allergens.a':
    'At every dish, before you order, as the restaurant has declared them. With a severe allergy, please call the restaurant as well: kitchens cannot rule out traces.',
  'faq.wrong.q': 'Something is missing or wrong. What now?',
  'faq.wrong.a':
    'Call the restaurant: its number is on the order page, and it is the one that can send it again or pay you back. If you get nowhere, write to us with the order number.',
  'faq.late.q': 'My order is late.',
  'faq.late.a':
    'The order page shows the restaurant’s latest estimate and updates by itself. If the time has passed, the restaurant’s number is right there.',
  'faq.cancel.q': 'Can I cancel?',
  'faq.cancel.a':
    'Yes, as long as the restaurant has not accepted. After that only the restaurant can cancel, so call it. For freshly made meals there is no right of withdrawal.',
  'faq.group.account': 'Account and data',
  'faq.delete.q': 'How do I delete my account?',
  'faq.delete.a':
    'In your profile, with your password, as soon as no order is under way. Restaurants must keep their orders; your name, contact and address are removed from them.',
  'faq.cookies.q': 'Why is there no cookie banner?',
  'faq.cookies.a':
    'Because nothing needs your consent: there is no tracking and no advertising, only what logging in and ordering require.',
  'faq.loyalty.q': 'What is the loyalty card?',
  'faq.loyalty.a':
    'It counts your delivered orders and moves from bronze to silver and gold. It is a thank-you without a price: there is nothing to redeem.',

  'contactPage.title': 'Contact',
  'contactPage.description':
    'How to reach Tischlein: by e-mail, phone and post, for guests, restaurants and the press.',
  'contactPage.lead':
    'The restaurant knows most about an order under way: its number is on the order page. For everything else we are here.',
  'contactPage.guests': 'For guests',
  'contactPage.guestsText': 'Questions about orders, your account or your data. Please name the order number.',
  'contactPage.restaurants': 'For restaurants',
  'contactPage.restaurantsText':
    'Registration, subscription, and complaints about a ranking, a suspension or a review.',
  'contactPage.post': 'By post',
  'contactPage.phone': 'Phone',

  'pricing.title': 'Pricing',
  'pricing.description': 'What Tischlein costs restaurants: €29 a month, or €290 a year with two months free.',
  'pricing.lead': 'For guests Tischlein is free. Restaurants choose between two plans with the same features.',
  'pricing.monthly': 'Monthly',
  'pricing.yearly': 'Yearly',
  'pricing.perMonth': 'per month',
  'pricing.perYear': 'per year',
  'pricing.monthlyText': 'Paid month by month.',
  'pricing.free': '2 months free',
  'pricing.yearlyText': '€58 less than twelve single months.',
  'pricing.register': 'Register your restaurant',
  'pricing.included': 'In both plans',
  'pricing.includedText':
    '- Your page with menu, allergens, opening hours and reviews\n- Live orders with a bell that rings until somebody answers\n- Your own delivery fee, minimum order and preparation times\n- Payment on hand-over, or online through your own POS\n- A place in the list that nobody can buy',

  'support.title': 'Support',
  'support.description':
    'Help with an order, your account or your restaurant at Tischlein: what to do first, and whom to ask.',
  'support.lead': 'Most things are settled fastest like this.',
  'support.order.title': 'My order',
  'support.order.text':
    'Open it under “My orders” or by the link from your e-mail. The page says how fresh it is and updates by itself. You can cancel until the restaurant accepts; after that, call the restaurant.',
  'support.login.title': 'I cannot log in',
  'support.login.text':
    'Check the e-mail address and that caps lock is off. After many attempts, logging in pauses for a minute. Restaurants have a login of their own. If you have forgotten your password, choose “Forgotten your password?” at the login: a link for a new one comes by e-mail.',
  'support.mail.title': 'I am not getting any messages',
  'support.mail.text':
    'Check your spam folder and the notification settings in your profile. Messages on your device also need your browser’s permission. The order page shows everything without either.',
  'support.slow.title': 'The page says “reconnecting”',
  'support.slow.text':
    'Your connection dropped. Nothing is lost: as soon as it is back, the page catches up. Until then it tells you how old the information is.',
  'support.partner.title': 'I run a restaurant',
  'support.partner.text':
    'In your dashboard, start the shift so that the bell may ring. When you are overwhelmed, switch to closed: orders already placed stay. For anything else, call or write to us.',
  'support.more': 'Still stuck?',
  'support.contact': 'Contact us',
  'support.faq': 'Read the FAQ',
} as const;
