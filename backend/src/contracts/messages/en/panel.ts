/** What the dashboards of restaurants and administrators share, and their logins. */
export const panel = {
  'panel.sections': 'Sections',
  'panel.retry': 'Try again',
  'panel.failure.network': 'The server cannot be reached. Nothing was lost. Please check the connection and try again.',
  'panel.failure.unknown': 'The server could not answer. Nothing was lost. Please try again in a moment.',
  'panel.login.invalidEmail': 'Invalid email address',
  'panel.login.passwordRequired': 'Password is required',
  'panel.login.failed': 'Login failed',
  'panel.login.showPassword': 'Show or hide the password',
  'panel.login.forgotten': 'Forgotten your password?',
  'panel.login.home': 'To the start page',
  'panel.login.customers': 'Customer login',

  'trader.legalName': 'Legal name',
  'trader.vatId': 'VAT ID',
  'trader.phone': 'Phone',
  'trader.traderDeclaration': 'Declaration to offer only what the law allows',

  'suspension.ground.food_safety': 'Food safety',
  'suspension.ground.legal_obligation': 'Legal or regulatory obligation',
  'suspension.ground.fraud': 'Fraud or suspected fraud',
  'suspension.ground.repeated_infringement': 'Repeated breaches of our terms',
  'suspension.ground.false_information': 'False information',
  'suspension.ground.terms_breach': 'Breach of our terms',
  'suspension.ground.unpaid_subscription': 'Subscription not paid',
  'suspension.ground.other': 'Another reason',
} as const;
