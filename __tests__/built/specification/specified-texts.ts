import * as routes from '../../../src/routes';

export const SCHEDULING_PAGE = 'https://book.example.com/discovery-call';
const WELLNESS = routes.categoryPath('wellness');
export const ARTICLE = routes.postPath('nmc-revalidation');

const FORM_LABELS = ['Full Name', 'Email', "I'm Interested In", 'Your Message', 'Send Message'];
const BADGES = ['Certified Coach', 'International Nurse', 'Work-Life Balance Advocate', 'Career Development'];
const PAYMENT_NOTE = 'Secure payment processing. 30-day satisfaction guarantee. Payment plans available.';

export const HEADINGS = {
  [routes.HOME]: [
    'h1 Elevate Your Nursing Career to World-Class Standards',
    'h2 Our Services',
    'h3 Career Guidance Abroad',
    'h3 The 4Cs Coaching Program',
    'h2 My Story',
    'h2 Get In Touch',
  ],
  [routes.ABOUT]: ['h2 Our mission', 'h2 Why Choose Us', 'h2 My Story'],
  [routes.CONTACT]: ['h2 Get In Touch'],
  '/4cs-program/': [
    'h1 The 4Cs Coaching Program',
    'h2 Transform Your Nursing Career',
    'h3 Clarity',
    'h3 Connection',
    'h3 Career Planning',
    'h3 Creative Futures',
    "h2 What's Included",
    'h3 Program Duration',
    'h3 Group Size',
    'h2 Program Investment',
    'h3 4Cs Program',
    'h3 4Cs Premium',
  ],
  '/career-guidance/': [
    'h1 Transform Your Nursing Career with Expert Guidance',
    'h2 Comprehensive Career Guidance Services',
    'h3 Specialty Exploration',
    'h3 Leadership Development',
    'h3 Interview & Networking',
    'h3 Resume & Portfolio Review',
    'h3 Ongoing Support',
    'h2 Our Proven 4-Step Process',
    'h3 Initial Consultation',
    'h3 Strategic Planning',
    'h3 Skill Development',
    'h3 Implementation Support',
    'h2 Beta Launch Pricing',
    'h3 Discovery Session',
    'h3 Standard Guidance',
    'h3 Premium Guidance',
    'h2 Free Discovery Call',
  ],
};

export const TEXTS = {
  [routes.HOME]: ['Join 100+ nursing professionals achieving world-class careers', ...BADGES, ...FORM_LABELS],
  [routes.CONTACT]: FORM_LABELS,
  [routes.SERVICES]: [
    '1:1 Coaching',
    'Group Coaching',
    'Career Advancement',
    'Relocation Support',
    'Wellness & Balance',
    'From $197',
    'From $597',
  ],
  [routes.BLOG]: ['Load More Articles', 'Subscribe'],
  [WELLNESS]: ['No Articles Found', 'Try adjusting your search or filter criteria'],
  [ARTICLE]: ['Professional Development', '5 September 2023', 'Copy Link', 'Subscribe'],
  [routes.ABOUT]: [
    'Hundreds of nurses helped',
    'Specialised expertise in nursing career development',
    'Proven track record with measurable results',
    'Personalised approach',
    'Ongoing support and community',
    ...BADGES,
  ],
  '/4cs-program/': [
    'A signature 6-week program built on four pillars.',
    '6-week comprehensive program',
    'Two group coaching sessions',
    'Individual one-on-one mentoring',
    'Practical worksheets and resources',
    'Peer support network',
    'Certificate of completion',
    'Lifetime access to materials',
    'Follow-up support sessions',
    '6 weeks of intensive coaching and development',
    'Limited to 12 participants for personalized attention',
    'Next cohort starts February 2025. Spots are limited.',
    PAYMENT_NOTE,
  ],
  '/career-guidance/': ['Goal-Focused', '1:1 Coaching', 'Proven Results', '01', '02', '03', '04', PAYMENT_NOTE],
  [routes.NOT_FOUND]: ['404', 'Oops! Page not found'],
};

export const LINKS = {
  [routes.HOME]: [
    `Book Your Free Consultation -> ${SCHEDULING_PAGE}, new tab`,
    'Explore career guidance -> /career-guidance/',
    'Explore the 4Cs program -> /4cs-program/',
  ],
  [routes.BLOG]: ['Load More Articles -> /blog/page/2/'],
  [ARTICLE]: ['Back to Blog -> /blog/'],
  [routes.ABOUT]: [`Schedule Free Consultation -> ${SCHEDULING_PAGE}, new tab`, 'View Our Services -> /services/'],
  '/4cs-program/': [
    `Enroll Now -> ${SCHEDULING_PAGE}, new tab`,
    `Schedule Discovery Call -> ${SCHEDULING_PAGE}, new tab`,
    'What it costs -> #prices',
  ],
  '/career-guidance/': [
    `Start Your Journey -> ${SCHEDULING_PAGE}, new tab`,
    `Schedule Free Call -> ${SCHEDULING_PAGE}, new tab`,
    'What the packages cost -> #prices',
  ],
  [routes.NOT_FOUND]: ['Return to Home -> /'],
};

/** Links of the header and footer, which every page has. */
export const FRAME_LINKS = [
  'Home -> /',
  'Blog -> /blog/',
  'Services -> /services/',
  'About -> /about/',
  'Contact -> /contact/',
  `Book a Call -> ${SCHEDULING_PAGE}, new tab`,
  'Career Guidance -> /career-guidance/',
  'The 4Cs Coaching Program -> /4cs-program/',
  'Free Guides -> nowhere',
  'Webinars -> nowhere',
  'Tools -> /tools/',
  'Terms of Service -> nowhere',
  'Cookies Policy -> nowhere',
  'hello@example.com -> mailto:hello@example.com',
];

export const ARTICLE_FACTS: Readonly<Record<string, readonly string[]>> = {
  [routes.postPath('maternity-leave-uk')]: [
    'Statutory maternity leave is 52 weeks',
    '26 weeks of ordinary maternity leave, then 26 weeks of additional maternity leave',
    'It lasts 39 weeks',
    '90% of your average weekly pay',
    'A flat weekly sum or 90% of your average weekly pay, whichever is lower',
    '10 keeping-in-touch',
    "8 weeks' notice",
    'up to 11 weeks before the due date',
  ],
  [ARTICLE]: ['450 hours', '35 hours of continuing professional development, of which 20 are participatory'],
};

export const INTERESTS = [
  '1on1: 1:1 Coaching',
  'group: Group Coaching',
  '4cs: The 4Cs Coaching Program',
  'career: Career Advancement',
  'relocation: Relocation Support',
  'wellness: Wellness & Balance',
  'other: Other',
];
