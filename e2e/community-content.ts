/** An article about CSS in a language that is written from right to left: words of both directions stand in one line everywhere. */
interface RightToLeftArticle {
  readonly title: string
  readonly method: string
  readonly intro: string
  readonly heading: string
  readonly rule: string
  readonly items: readonly [string, string]
  readonly table: readonly [value: string, meaning: string, flexBox: string]
  readonly note: string
  readonly quote: string
}

/** Ours to translate: nothing of it is from elsewhere. */
export const ARTICLES = {
  ar: {
    title: 'CSS: أوراق الأنماط المتتالية',
    method: 'تعيد الدالة `at()` العنصر الموجود عند الفهرس المعطى.',
    intro:
      '**أوراق الأنماط المتتالية** (CSS) هي لغة تصف مظهر صفحات الويب المكتوبة بلغة HTML. تحدد الخاصية `display` طريقة عرض العنصر (مثل `block` أو `flex`).',
    heading: 'استخدام الخاصية `display` في CSS',
    rule: 'اكتب القاعدة التالية في ورقة الأنماط:',
    items: ['عنصر القائمة الأول', 'عنصر القائمة الثاني'],
    table: ['القيمة', 'المعنى', 'صندوق مرن'],
    note: 'لا تعمل هذه القاعدة في المتصفحات القديمة.',
    quote: 'الويب للجميع.',
  },
  fa: {
    title: 'CSS: برگه‌های سبک آبشاری',
    method: 'متد `at()` عنصر واقع در اندیس داده‌شده را برمی‌گرداند.',
    intro:
      '**برگه‌های سبک آبشاری** (CSS) زبانی است که ظاهر صفحه‌های وب نوشته‌شده با HTML را توصیف می‌کند. ویژگی `display` نحوهٔ نمایش عنصر را مشخص می‌کند (مانند `block` یا `flex`).',
    heading: 'استفاده از `display` در CSS',
    rule: 'قاعدهٔ زیر را در برگهٔ سبک بنویسید:',
    items: ['نخستین مورد فهرست', 'دومین مورد فهرست'],
    table: ['مقدار', 'معنا', 'جعبهٔ انعطاف‌پذیر'],
    note: 'این قاعده در مرورگرهای قدیمی کار نمی‌کند.',
    quote: 'وب برای همه است.',
  },
  he: {
    title: 'CSS: גיליונות סגנון מדורגים',
    method: 'המתודה `at()` מחזירה את האיבר שבאינדקס הנתון.',
    intro:
      '**גיליונות סגנון מדורגים** (CSS) היא שפה שמתארת את המראה של דפי אינטרנט שנכתבו ב־HTML. המאפיין `display` קובע כיצד האלמנט מוצג (למשל `block` או `flex`).',
    heading: 'שימוש ב־`display` ב־CSS',
    rule: 'כתבו את הכלל הבא בגיליון הסגנון:',
    items: ['הפריט הראשון ברשימה', 'הפריט השני ברשימה'],
    table: ['ערך', 'משמעות', 'תיבה גמישה'],
    note: 'כלל זה אינו פועל בדפדפנים ישנים.',
    quote: 'הרשת היא של כולם.',
  },
} as const satisfies Readonly<Record<string, RightToLeftArticle>>

export const RIGHT_TO_LEFT = ['ar', 'fa', 'he'] as const

function page(slug: string, title: string, body: string, front = ''): string {
  return `---\ntitle: ${JSON.stringify(title)}\nslug: ${slug}\n${front}---\n\n${body}\n`
}

const SIDEBAR = 'sidebar: guide\n'
const CODE = `\`\`\`css\n.box {\n  display: flex; /* ${'a long line of code '.repeat(8)}*/\n}\n\`\`\``

function articleBody({ intro, heading, rule, items, table, note, quote }: RightToLeftArticle): string {
  return [
    intro,
    '{{SeeCompatTable}}',
    `## ${heading}`,
    rule,
    CODE,
    items.map((item) => `- ${item}`).join('\n'),
    items.map((item) => `1. ${item}`).join('\n'),
    `| ${table[0]} | ${table[1]} |\n| --- | --- |\n| \`flex\` | ${table[2]} |`,
    `> [!NOTE]\n> ${note}`,
    `> ${quote}`,
    '[Learn](/en-US/docs/Web/Flow), [example.org](https://example.org/).',
    '## {{Glossary("API")}}',
    '{{Specifications}}',
    '{{Compat}}',
  ].join('\n\n')
}

const ENGLISH = {
  'files/en-us/web/index.md': page('Web', 'The web (all of it)', 'All of it.', SIDEBAR),
  'files/en-us/web/css/index.md': page('Web/CSS', 'CSS', 'Sheets of styles.', `${SIDEBAR}browser-compat: css.properties.display\n`),
  'files/en-us/web/flow/index.md': page('Web/Flow', 'Flow (part 1)', 'How boxes follow one another.', SIDEBAR),
  'files/en-us/web/javascript/index.md': page('Web/JavaScript', 'JavaScript', 'A language.', SIDEBAR),
  'files/en-us/web/javascript/at/index.md': page('Web/JavaScript/at', 'Array.prototype.at()', 'Takes an index.', SIDEBAR),
  'files/en-us/glossary/api/index.md': page('Glossary/API', 'API', 'A way in.'),
}

function translated(locale: (typeof RIGHT_TO_LEFT)[number]): Readonly<Record<string, string>> {
  const article = ARTICLES[locale]
  return {
    [`files/${locale}/web/css/index.md`]: page('Web/CSS', article.title, articleBody(article)),
    [`files/${locale}/web/javascript/at/index.md`]: page('Web/JavaScript/at', 'Array.prototype.at()', article.method),
  }
}

/** A content root with an article in Arabic, Persian and Hebrew beside the English one: path -> text. */
export const COMMUNITY_CONTENT: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify({ areas: ['Web/CSS', 'Web/JavaScript'], featured: ['Web/CSS', 'Web/Flow'] }),
  'files/sidebars/guide.yaml':
    'sidebar:\n  - type: section\n    link: /Web\n  - type: listSubPages\n    path: /Web\n    title: Guides\n    details: open\n',
  ...ENGLISH,
  ...Object.assign({}, ...RIGHT_TO_LEFT.map(translated)),
}
