/** A price that a page names, with what it includes. */
export interface Plan {
  readonly address: string;
  readonly name: string;
  /** What the plan says besides its name and contents. */
  readonly facts: readonly string[];
  readonly contents: readonly string[];
}

export const PLANS: readonly Plan[] = [
  {
    address: '/4cs-program/',
    name: '4Cs Program',
    facts: ['$997', 'List price $997 one-time', '$597', 'Payment plans available'],
    contents: [
      '6-week program',
      'Two group coaching sessions',
      'Individual one-on-one mentoring',
      'Worksheets and resources',
      'Certificate of completion',
      'Lifetime access to materials',
    ],
  },
  {
    address: '/4cs-program/',
    name: '4Cs Premium',
    facts: ['Most Popular', '$1,497', 'List price $1,497', '$897', 'Payment plans available'],
    contents: [
      'Everything in the 4Cs Program',
      'Additional 1-on-1 mentoring session',
      '90-day follow-up support',
      'Personalized career action plan',
      'Priority email support',
      'LinkedIn profile optimization',
    ],
  },
  {
    address: '/career-guidance/',
    name: 'Discovery Session',
    facts: ['33% OFF', '$297', '$197'],
    contents: [
      '60-minute one-on-one session',
      'Career assessment and analysis',
      'Personalized action plan',
      'Resource recommendations',
      'Email follow-up summary',
    ],
  },
  {
    address: '/career-guidance/',
    name: 'Standard Guidance',
    facts: ['Most Popular', '33% OFF', '$897', '$597', 'Payment plans available'],
    contents: [
      '3 one-on-one sessions',
      'Comprehensive career assessment',
      'Career roadmap',
      'Resume and LinkedIn optimization',
      'Interview preparation guide',
      '30-day email support',
    ],
  },
  {
    address: '/career-guidance/',
    name: 'Premium Guidance',
    facts: ['33% OFF', '$1,795', '$1,197', 'Payment plans available'],
    contents: [
      'Everything in Standard',
      '6 one-on-one sessions',
      'Leadership development planning',
      'Professional network building',
      '90-day ongoing support',
    ],
  },
];
