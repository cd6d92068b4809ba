/** A city as full as a city gets, written by the database itself. */

export type Sql = (text: string, values?: unknown[]) => Promise<unknown>;

const HOUSES = ['Pizzeria', 'Trattoria', 'Grillhaus', 'Burgerladen', 'Wokküche', 'Imbiss', 'Gasthaus', 'Lokanta'];
const OWNERS = ['Rosa', 'Müller', 'Yılmaz', 'Öztürk', 'Nguyễn', 'Bianchi', 'Groß', 'Schäfer', 'Çelik', 'Kowalski'];
const DISHES = [
  ...['Pizza Margherita', 'Pizza Salami', 'Pizza Funghi', 'Calzone', 'Spaghetti Bolognese', 'Spaghetti Carbonara'],
  ...['Penne all’arrabbiata', 'Lasagne', 'Gnocchi Sorrentina', 'Risotto', 'Tiramisù', 'Bruschetta', 'Caprese'],
  ...[
    'Döner Kebap',
    'Dürüm',
    'Lahmacun',
    'Pide',
    'Köfte',
    'Adana Kebap',
    'Börek',
    'Baklava',
    'Ayran',
    'Mercimek Çorbası',
  ],
  ...['Cheeseburger', 'Hamburger', 'Baconburger', 'Chickenburger', 'Pommes', 'Süßkartoffelpommes', 'Zwiebelringe'],
  ...[
    'Sushi Mix',
    'Maki Lachs',
    'Nigiri Thunfisch',
    'Ramen',
    'Phở Bò',
    'Pad Thai',
    'Frühlingsrollen',
    'Gyoza',
    'Edamame',
  ],
  ...[
    'Schnitzel',
    'Käsespätzle',
    'Currywurst',
    'Kartoffelsalat',
    'Gulasch',
    'Rote Grütze',
    'Apfelstrudel',
    'Maultaschen',
  ],
];
const KINDS = [
  'klassisch',
  'scharf',
  'vegan',
  'vom Grill',
  'mit Käse',
  'des Hauses',
  'spezial',
  'mit Gemüse',
  'groß',
  'mild',
];

/**
 * Adds restaurants to a city, each with three menus and its hours, with ids from `firstId` on. A third is closed, a
 * fifth of the dishes is vegan, every fifth is taxed as a drink, and every hundredth restaurant has a dish that no other
 * kind of restaurant has. Nobody can log in unless there is a password.
 */
export async function seedMany(
  sql: Sql,
  { restaurants = 5_000, dishes = 20, city = 'berlin', firstId = 100_000, passwordHash = 'x' } = {},
): Promise<void> {
  // The triggers would read everything three times.
  for (const table of ['restaurants', 'menus', 'menu_items']) await sql(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await sql(
    `INSERT INTO restaurants (id, name, email, password_hash, city, address, description, category, delivery_fee_cents,
       minimum_order_cents, delivery_min_minutes, delivery_max_minutes, rating, review_count, is_active, is_open,
       announced_open, review_status)
     SELECT $1 + n, h.name || ' ' || o.name || ' ' || n, 'many' || $1 + n || '@example.com', $6, $2::city,
       'Beispielweg ' || n || ', 10115 Berlin', 'Frisch gekocht und warm gebracht, seit ' || 1950 + n % 70 || '.',
       (enum_range(NULL::category))[1 + n % 5], n % 8 * 50, n % 12 * 200, 15 + n % 20, 30 + n % 25,
       3 + n % 20 / 10.0, n % 4 * 25, true, n % 3 > 0, n % 3 > 0, 'approved'
     FROM generate_series(0, $3 - 1) AS n,
       LATERAL (SELECT ($4::text[])[1 + n % cardinality($4::text[])]) AS h(name),
       LATERAL (SELECT ($5::text[])[1 + n / 8 % cardinality($5::text[])]) AS o(name)`,
    [firstId, city, restaurants, HOUSES, OWNERS, passwordHash],
  );
  await sql(
    `INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
     SELECT $1 + n, weekday, 0, 1440 FROM generate_series(0, $2 - 1) AS n, generate_series(1, 7) AS weekday`,
    [firstId, restaurants],
  );
  const menus = `INSERT INTO menus (restaurant_id, name, position)
     SELECT $1 + n, (ARRAY['Vorspeisen', 'Hauptgerichte', 'Nachtisch & Getränke'])[place + 1], place
     FROM generate_series(0, $2 - 1) AS n, generate_series(0, 2) AS place`;
  await sql(menus, [firstId, restaurants]);
  await sql(
    `INSERT INTO menu_items (menu_id, name, price_cents, allergens, is_vegetarian, is_vegan, available, position,
       vat_rate, deposit_cents, deposit_kind)
     SELECT m.id, CASE WHEN n % 100 = 0 AND dish = 0 THEN 'Zanderfilet' ELSE ($3::text[])[1 + x.pick % cardinality($3::text[])] END
         || ' ' || ($4::text[])[1 + x.pick / 7 % cardinality($4::text[])],
       450 + x.pick % 40 * 25,
       CASE WHEN x.pick % 3 = 0 THEN '{}' WHEN x.pick % 3 = 1 THEN ARRAY['gluten'] ELSE ARRAY['gluten', 'milk', 'eggs'] END,
       x.pick % 5 < 2, x.pick % 5 = 0, x.pick % 17 > 0, dish,
       CASE WHEN dish % 5 = 4 THEN 19 ELSE 7 END, CASE WHEN dish % 10 = 9 THEN 25 ELSE 0 END,
       CASE WHEN dish % 10 = 9 THEN 'einweg'::deposit_kind END
     FROM (SELECT id, restaurant_id - $1 AS n, position AS place FROM menus
             WHERE restaurant_id >= $1 AND restaurant_id < $1 + $5) AS m,
       generate_series(m.place, $2 - 1, 3) AS dish, LATERAL (SELECT (n * 31 + dish * 7 + n / 50) AS pick) AS x`,
    [firstId, dishes, DISHES, KINDS, restaurants],
  );
  for (const table of ['restaurants', 'menus', 'menu_items']) await sql(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  await sql('ANALYZE');
  await sql('SELECT refresh_restaurant_search(ARRAY(SELECT $1 + n FROM generate_series(0, $2 - 1) AS n))', [
    firstId,
    restaurants,
  ]);
  await sql('ANALYZE restaurant_search, search_words');
}
