/** Whether a post requires a criterion, or only prefers it. */
export type Weight = 'essential' | 'desirable';
export const WEIGHTS = ['essential', 'desirable'] as const;

/** Alternatives for a pattern from a list of words; "_" stands for a blank. */
const anyOf = (words: string): string => words.trim().split(/\s+/).join('|').replaceAll('_', ' ');
const withCapitals = (words: string): string => words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
/** A pattern for a line that consists of some words, and signs between them. */
const madeOf = (words: string, only = ''): RegExp =>
  new RegExp(`^${only}(?:(?:${words})(?:[^\\p{L}\\p{N}]+|$))+$`, 'iu');

const WEIGHT_WORDS: Readonly<Record<Weight, string>> = {
  essential: anyOf('essentials? mandatory(?!_training) required must[-_]haves? hanfodol'),
  desirable: anyOf(
    'desirables? prefer(?:red|able) optional advantageous (?:nice|good)[-_]to[-_]haves? bonus_points? dd?ymunol dymunadwy',
  ),
};
export const ANY_WEIGHT = Object.values(WEIGHT_WORDS).join('|');
/** What may stand beside a weight in a heading. */
export const BESIDE_WEIGHT =
  '(?: (?:criteria|criterion|requirements?|attributes|qualities|gofynion))?(?: ?\\([ED]\\))?';

const wholeWeight = (weight: Weight): RegExp =>
  new RegExp(`^(?:(?:${WEIGHT_WORDS[weight]})${BESIDE_WEIGHT}|${weight[0]}|${weight.slice(0, 3)})$`, 'i');
const WHOLE_WEIGHT = { essential: wholeWeight('essential'), desirable: wholeWeight('desirable') };
const NAMED_WEIGHT = new RegExp(`(?<!\\p{L})(?:${ANY_WEIGHT})(?!\\p{L})|^(?:[ED]|ess|des)$`, 'iu');

/** The weight of a word or letter such as "Essential", "Desirable criteria", "E" or "Dymunol". */
export const weightOf = (word: string | undefined): Weight | undefined =>
  WEIGHTS.find((weight) => WHOLE_WEIGHT[weight].test(word?.trim() ?? ''));

/** The first weight that a text names. */
export const weightIn = (text: string): Weight | undefined => weightOf(NAMED_WEIGHT.exec(text)?.[0]);

/** What a sentence says of its own weight; the first row outdoes a heading. */
const SAID: readonly (readonly [Weight, RegExp])[] = [
  [
    'desirable',
    /\b(?:(?:is|are|be|yn|also|highly) (?:also |highly )?(?:desirable|preferred|beneficial|advantageous|great|helpful|useful|dd?ymunol|fanteisiol|welcomed?)|(?:an? |yn |o |distinct |definite )(?:added )?(?:advantage|bonus|fantais)|(?:not|isn['’]t) (?:essential|required)|desirable but)\b|\bdesirable[.)]?$/i,
  ],
  [
    'desirable',
    /^(?:desirable|bonus)\b|\b(?:ideally|preferabl[ey]|nice (?:to have|if)|a plus|ddelfrydol|would (?:also )?welcome|we(?:['’]d| would) (?:love|like))\b/i,
  ],
  [
    'essential',
    /\b(?:(?:is|are|be) (?:an? )?(?:absolutely |therefore )?(?:essential|required|mandatory|necessary|requirement)|must|yn hanfodol|rhaid|gofynnol|you(?:'ll|’ll| will)? need(?= (?!not\b)\w))\b|\b(?:essential|required)[.)]?$/i,
  ],
];

/** The weight that the words of a sentence give it, or only those that outdo a heading's. */
export function saidWeight(text: string, isBelowHeading: boolean): Weight | undefined {
  return SAID.slice(0, isBelowHeading ? 1 : undefined).find(([, words]) => words.test(text))?.[0];
}

const WHO =
  '(?:finally |also )?(?:you|we|(?:all |the )?(?:successful |ideal |suitable )?(?:candidates?|applicants?|post ?holders?|person(?: appointed)?|appointee))';
const HAVE = '(?:have|hold|possess|be(?! (?:on|in|at|from|under|part|based|working|responsible|required|asked)\\b))';
const IS = '(?:is|are|(?:would|will|may) be)(?: also)?(?: highly| very| therefore| absolutely)?';
const VALUED =
  '(?:(?:an? |of )?(?:distinct |definite |added |great )?(?:advantage|bonus|plus|benefit|requirement)|essential|desirable|required|necessary|mandatory|preferred|beneficial|advantageous|helpful|useful|welcomed?)';
/** How a sentence leads to what it asks for. */
const LEAD_IN = new RegExp(
  `^(?:${[
    `${WHO} (?:must|should|will|would)(?: also| ideally)? ${HAVE}`,
    `${WHO}(?: must| should| will| would)?(?: also| ideally)? (?:needs?|requires?)(?: to ${HAVE}|(?! to\\b| not\\b))`,
    "(?:we are|we['’]re|our (?:practice|surgery|clinic|team|ward|unit|home|hospital|hospice) is) (?:looking for|seeking)",
    `it ${IS} ${VALUED}(?:,? (?:though|but) not essential,?)? (?:to (?:have|hold)|(?:that|if) ${WHO} (?:had|held|have|hold|are|were))`,
    "we(?: would|['’]d) (?:love|like|be pleased) to hear from you if you (?:have|hold|are)",
    `(?:ideally|preferably),?(?: also|(?: ${WHO} (?:will|would|should))?(?: also)? ${HAVE})?`,
  ].join('|')}) (?:an? )?(?=\\S)`,
  'i',
);
/** How a sentence ends that says what is essential or desirable, and what it adds to that. */
const TAIL = new RegExp(
  `,? ${IS} ${VALUED}(?: for (?:the|this) (?:role|post))?(?:,? (?:but|although|though|as) (.+?))?[.!]?$`,
  'i',
);
/** What says no more than the weight. */
const ONLY_WEIGHT =
  /,? ?(?:but |although |though )?(?:it |this )?(?:is |are )?(?:not|isn['’]t) (?:essential|required|necessary)(?:,? as )?/i;

/** What a sentence asks for, without the words around it, and what it adds. */
export function coreOf(sentence: string): readonly [core: string, added: string] {
  const [tail, added = ''] = TAIL.exec(sentence) ?? [];
  const before = tail ? sentence.slice(0, -tail.length) : sentence;
  if (tail && !/\b(?:is|are|must|will|would|so|but|it|what|which|who|where|that)\b/i.test(before))
    return [before.replace(/^(?:and|but|while|whereas) /, ''), added.replace(ONLY_WEIGHT, '')];
  const core = sentence.replace(LEAD_IN, '');
  return [core === sentence ? core : core.replace(ONLY_WEIGHT, '').replace(/\.$/, ''), ''];
}

const STAGE_LIST = `
  application(?:_[Ff]orms?)? shortlisting_by_application_form interviews? references? tests? certificates? portfolio scenarios? exercise observation
  assessment(?:_cent(?:re|er))? presentation cv (?:nmc_)?pin_check documents? document(?:ary|ation)(?:_evidence)?
  pre-employment(?:_checks?)? forms? ffurflen_gais cais cyfweliad geirda(?:on)? tystlythyr(?:au)?
  tystysgrif(?:au)? prawf cyflwyniad`;
const STAGE_WORDS = anyOf(STAGE_LIST);
const CAPITAL_STAGES = anyOf(withCapitals(STAGE_LIST));
const LETTER = '(?:A\\/?F|INT|AI[TR]?|PP|[ACDGIOPQRST])';
const AND = '\\s*[,/&+]\\s*';
/** Letters of assessment, such as "A/I". */
export const LETTERS = `${LETTER}(?:${AND}${LETTER})*`;
const STAGE = `(?:${LETTER}|${STAGE_WORDS})`;
/** Ways of assessment, in letters or words. */
export const STAGES = `${STAGE}(?:(?:${AND}|\\s+(?:and\\s+|a\\s+)?)${STAGE})*`;
const ONLY_STAGES = new RegExp(`^[([]?${STAGES}[)\\]]?$`, 'i');
/** Several of these letters. */
export const LETTERS_TOGETHER = `${LETTER}(?:${AND}${LETTER})+`;
/** A way of assessment in words with capitals, where a table has lost its columns. */
export const END_STAGE_WORD = new RegExp(
  `(?<=\\p{Ll}|\\))\\s+(?:${CAPITAL_STAGES})(?:(?:${AND}|\\s+(?:and\\s+)?)(?:${CAPITAL_STAGES}|${STAGE_WORDS}))*$`,
  'u',
);

/** Whether a line only says how criteria are assessed. */
export const isStages = (text: string): boolean => ONLY_STAGES.test(text);

/** Words of a table's head. */
const COLUMN = anyOf(`
  criteri(?:a|on) selection attributes? factors? area requirements? skill meini_prawf ffactor(?:au)? gofynion sgôr number no ref item
  assess(?:ed|ment)? method means stages? section how via asesir drwy when where tested measured measurement identified evidenced? weight(?:ing)? scor(?:e|ing) needed category level total marks? points?
  of by at or and the dull(?:iau)? o asesu e_?\\/_?d e_or_d`);
const COLUMN_HEAD = madeOf(`${COLUMN}|${ANY_WEIGHT}|${STAGE_WORDS}`, '(?!evidence of$)');

/** The number, version or date of a page. */
const PAGE: readonly RegExp[] = [
  /^-? ?(?:page|tudalen)?(?: ?\|)? ?\d+(?: ?(?:of|o|\/) ?\d+| ?\| ?page)? ?-?$/i,
  /\b(?:version|fersiwn|rev(?:ision)?|issue) ?\d|\bv\d{1,2}\.\d+\b|\b(?:JD|PS)\b.*\bv\d|\bpage \d+ of \d+|tudalen \d+ o \d+|\b(?:job ?(?:ref|code|no)|ref(?:erence)?(?: number| no)?)\b.{0,3}(?:[A-Z]{1,4}[/-])?\d/i,
];

/** Whatever is no criterion: titles, numbers of pages, a post's or a person's details, keys, ticks alone. */
const NOISE: readonly RegExp[] = [
  ...PAGE,
  /^(?:[\p{L} &/–-]{0,40}\b)?(?:person(?:al|nel)? spec(?:ification)?\b|manyleb (?:y |yr )?(?:person|swydd))\b(?! (?:is|are|was)\b)[^.]{0,60}$/iu,
  /^(?:job|post) title\b|^teitl y swydd\b|^(?:pay )?band:? ?\d\w?$/i,
  /^(?:post|department|location|grade|division|directorate|ward|base|hours|salary|pay|scoring|job types?|work(?:ing)? (?:location|pattern|hours)|schedule|cyflog|band|employer|site|town|reports to|accountable to|responsible to|contract|reference|ref|job ref\w*|closing(?: date)?|date|author|prepared by|reviewed|version|fersiwn|dyddiad(?: cau)?)\b ?(?:number|no\.?|of review)?:/i,
  /(?:^|[\s(:])[A-Z]{1,3} ?= ?\p{L}|^(?:key|allwedd):|^#\w/iu,
  /\((?:pdf|docx?)\b|\.(?:pdf|docx?)$|https?:|www\.|\S@\S+\.\S|(?<!\([^)]*)£ ?\d|©/i,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|(?:^|\s)\(?0\d{2,4}\)? ?\d{3} ?\d{3,4}\b/,
  /^(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{4}$/i,
  /^(?:page |last )+(?:updated|reviewed|modified)\b|\buncontrolled (?:when|if|copy)\b|^(?:from|to|subject):|^clos(?:ing|es)\b.*\bapply\b/i,
  /^(?:[x×✓✔√☑☒☐✗✘-]|[x×A-CF-Z]?\d{1,2}|\d+|yes|no|n\/?a|code|(?:section|part) ?\w{0,2}:?|oes|ie|nil|none)$/iu,
  /^\P{L}*$/u,
  /^[^.]{3,60}[,(–-] ?band \d\w?\)?$/i,
  /^Band \d\w? (?!Experience)(?:[–-] )?\p{Lu}\p{Ll}+(?: [–-]| \p{Lu}\p{Ll}+)*$/u,
  /^(?:NHS|HSC)(?: [–-])? \p{Lu}[\p{L} ]+$|^(?:(?:\p{Lu}[\p{L}'’]+|–) ){1,8}(?:Trust|Hospitals?|Hospice|Surgery|Health Board|Medical (?:Group|Centre|Practice))$/u,
];

/** Whether a line has the number or the version of a page. */
export const isPage = (text: string): boolean => PAGE.some((kind) => kind.test(text));

/** Whether a line is the head of a table, without the names of groups. */
export const isColumnHead = (text: string): boolean => COLUMN_HEAD.test(text);

/** Whether a line has no criterion; one of several sentences may have some. */
export const isNoise = (text: string): boolean =>
  isColumnHead(text) || (!/[.!?]\s+\p{Lu}.*[.!?]\s+\p{Lu}/u.test(text) && NOISE.some((kind) => kind.test(text)));

/** Headings of whatever follows the criteria in an advert; what is about the employer or the post begins one too. */
const END = new RegExp(
  `^(?:${anyOf(String.raw`
  disclosure_(?:and|&)_barring\b.* dbs(?:_check)? gwiriad_y_gwasanaeth_datgelu.* certificate_of_sponsorship
  tystysgrif_nawdd uk_registration cofrestriad_y_du
  employer(?:'s|’s)?_(?:details|name|address|website|certification.*) manylion_(?:y_)?cyflogwr
  enw(?:'r|_y)?_cyflogwr
  (?:contact|further|additional|post|vacancy|job|application|other)_(?:details|information)(?:_.*)?
  further_details.* manylion_(?:cyswllt|pellach) gwybodaeth_(?:ychwanegol|bellach) applicant_requirements
  gofynion_(?:yr_)?ymgeisydd.* documents_to_download contact cyswllt dogfennau.*
  for_(?:questions|further|more|an_informal)\b.* about_(?:us|our|the_(?!person|candidate)).* amdanom_ni canvassing.*
  (?:confidentiality|health_(?:and|&)_safety|infection_(?:prevention_and_)?control|data_protection|parking):_.*
  how_to_apply sut_i_.* why_.* ardystio_.* (?:kind_|best_|warm_)?(?:regards|wishes).* what_(?:we_(?!are|need|ask|require|want)|you(?:'ll|’ll|_will)?_(?:get|receive|(?:be_)?do)).*
  (?:what(?:'s|’s|_is)_in_it_for_you|in_return|we_(?:can_)?offer|perks|rewards?)\b.* notes?(?:_(?:to|for)_.*)? important_(?:information|notes?)\b.* (?:our_|staff_|employee_)?benefits.*
  equal(?:ity)?_(?:opportunities|and_diversity)(?:_statement|_policy)? privacy_(?:notice|policy)
  supporting_(?:documents|information) rehabilitation_of_offenders.* pay_scheme salary pay package pre-employment_checks?
  closing_date.* (?:signed|signature|agreed_by|line_manager)\b.*:?.* cookies? apply_(?:now|online|for_this_job)
  share_this_(?:job|vacancy) back_to_(?:top|search).* terms_and_conditions.* name:?_.+`)})$`,
  'i',
);

/** Whether a line ends the criteria. */
export const isEnd = (text: string): boolean => text.split(' / ').some((part) => END.test(part.replace(/\s*:$/, '')));

/** A sentence about the employer, the post or the way to apply. */
const TALK = new RegExp(
  `^(?:[¹²³*] ?)?(?:${anyOf(String.raw`
  hi\b hello\b dear\b we\b(?!_need|_require|_ask|_are_(?:looking|seeking)(?!.*\b(?:to|who_will|who_can)_(?:join|lead|work|support|cover)\b)) our\b(?!_\w+_is_(?:looking|seeking)) please\b thank
  this_(?:post|role|job|vacancy|is|criterion)\b by_applying\b where_educational\b failure_to\b the_stage\b
  as_(?:an?|the|our)\b.*\byou_will_(?!need|have)
  the_(?:trust|employer|hospital|health_board|closing|interview|ward_is|team_is|unit_is|department_is)\b
  applicants?_(?:who|from|with|are|will|should_apply|must_(?:provide|clearly))\b applications?\b(?!_of)
  candidates?_(?:are|will_be|should_note)\b if_(?:you|the_(?:post|successful))\b for_(?:further|more|an_informal)\b to_apply\b(?!_you)
  successful_(?:applicants|candidates)_(?:may|will)\b these_(?:will|criteria)\b priority_will\b
  candidates_who\b interviews?_(?:will|are)\b (?:come|why_not)_(?:and_)?join\b join_us\b
  the_(?:\w+_){1,3}is_committed\b accommodation\b you_are_(?:strongly_)?advised\b comments?:
  all_(?:staff|applicants|posts|employees)\b click\b see_(?:the_)?attached\b download\b note:?\b
  mae'r_(?:swydd|bwrdd)\b rydym\b an_exciting\b an_opportunity_has\b are_you\b do_you\b
  you_should_therefore\b you_will_(?:be_working|have_(?:the|an)_opportunity|join|work|enjoy|be_based|receive|be_part)\b it_is_(?:a|the)_ nhs_\p{Lu}\w+_(?:is|are)\b`)})`,
  'iu',
);

/** Whether a line without a bullet speaks about something else than a criterion. */
export const isTalk = (text: string): boolean => TALK.test(text) && text.length > 20;

/** Whether a line leads to the criteria of an advert in plain words, such as "What we need from you". */
export const isLead = (text: string): boolean =>
  /^(?:what (?:we|you)\b.*\b(?:need|looking|bring|ask|require|have)|who (?:we|you)\b|about you\b|it would be (?:nice|great|good)\b|(?:the|our) ideal )/i.test(
    text,
  );

/** A sentence that asks for something. */
export const ASKS = new RegExp(
  `\\b(?:${anyOf(String.raw`
  must should will_have will_be_(?:an?|able|registered) you(?:'ll|_will|_have|_need|_are|_hold) needs? required?
  requires? essential desirable advantage ideally prefer(?:red|ably) able_to ability experienced? knowledge
  understanding skills? registered registration qualifi\w+ degree diploma evidence commit\w+ willing\w*
  looking_for hanfodol dd?ymunol fantais rhaid g?allu dylech dylai profiad cofrestr\w+ gwybodaeth sgiliau welcome beneficial bring
  a_plus bonus licen[cs]e speak\w*`)})\\b`,
  'i',
);

/** Words that are headings, those that only stand beside them, and those that make a criterion of them as likely. */
export const HEADING = anyOf(`
  qualifications? education(?:al)? training registration experience knowledge skills? abilit(?:y|ies) aptitudes?
  attributes qualities circumstances other requirements values behaviours? dispositions? competenc(?:i)?es achievements
  effort cymwysterau cymhwyster addysg hyfforddiant cofrestriad profiad gwybodaeth sgiliau medrau galluoedd gallu doniau
  tueddfryd rhinweddau priodoleddau nodweddion amgylchiadau gofynion gwerthoedd ymddygiad(?:au)? arall eraill cymwyseddau`);
const BESIDE = anyOf(`
  personal professional previous physical additional general relevant further special essential our trust core work job
  post person academic vocational statutory and or the of other personol proffesiynol perthnasol ychwanegol corfforol ein
  a ac neu yr? o`);
const TOPIC = anyOf(`
  analytical judgement(?:al)? judgment communications? relationships? interpersonal clinical specialist leadership
  management managerial organisational planning technical practical development mental emotional it information
  technology people team teamwork working decision making freedom act research teaching language cyfathrebu arweinyddiaeth
  clinigol cymraeg iaith dadansoddol trefnu ymarferol gwaith`);
const headingOf = (words: string) =>
  new RegExp(
    `^(?=.*(?<!\\p{L})(?:${HEADING})(?!\\p{L}))(?!.*(?:(?<!\\p{L})(?:of|and|or|ac|neu)\\s*:?|[.;,])$)(?:(?:${words})(?:[^\\p{L}\\p{N}]+|$)){1,9}$`,
    'iu',
  );
const SURE_GROUP = headingOf(`${HEADING}|${BESIDE}`);
const GROUP = headingOf(`${HEADING}|${BESIDE}|${TOPIC}`);
const PART_OF_GROUP = madeOf(`${HEADING}|${BESIDE}|${TOPIC}`);
const NEXT_COLUMN =
  /(?:xperience|nowledge|kills|raining|ducation|egistration|ualifications?)\s+(?!Requirements?|Attributes)\p{Lu}\p{Ll}/u;
/** Headings that are no headings beside other words. */
const ALONE = /^(?:personal|physical|general|additional|communication|leadership|management):?$/i;
const CAPITALS = /^(?=\p{Lu}\S*(?:\s+\S+){1,6}$)[^\p{Ll}]{5,}[^\p{Ll}.;,]$/u;

/** Whether a line is a heading above criteria, or may also be one, such as "Communication skills". */
export const isGroup = (text: string): boolean => GROUP.test(text) || CAPITALS.test(text) || ALONE.test(text);

/** Whether a line can only be a heading, such as "Experience". */
export const isSureGroup = (text: string): boolean => SURE_GROUP.test(text);

/** Whether words are the heading in the first column of a table, such as "Personal", and not also the next column's first words. */
export const isRowHead = (text: string): boolean => /^\p{Lu}/u.test(text) && isGroup(text) && !NEXT_COLUMN.test(text);

/** Whether the words of a line all belong to headings, such as "Knowledge and". */
export const isPartOfGroup = (text: string): boolean => PART_OF_GROUP.test(text);

/** Whether a heading of several words may be a criterion, because it is written like one. */
export const mayBeCriterion = (text: string): boolean =>
  !SURE_GROUP.test(text) && text.includes(' ') && /^\p{Lu}[^\p{Lu}]*$/u.test(text.replace(/\bI(?:C)?T\b/g, 'x'));
