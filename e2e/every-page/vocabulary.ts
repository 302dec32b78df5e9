/**
 * An extract of the vocabulary of schema.org: types with their own properties. If a test reports an unknown name, it is a
 * typo or missing here.
 */
const TYPES: Readonly<Record<string, { parent?: string; adds: string }>> = {
  Thing: {
    adds: 'name alternateName description url image sameAs identifier mainEntityOfPage potentialAction subjectOf',
  },
  CreativeWork: {
    parent: 'Thing',
    adds:
      'about abstract alternativeHeadline author creator contributor publisher copyrightHolder copyrightYear ' +
      'correction dateCreated dateModified datePublished genre hasPart headline inLanguage isAccessibleForFree isBasedOn isPartOf ' +
      'keywords license mainEntity mentions text thumbnailUrl timeRequired video contentLocation creditText encoding',
  },
  Article: { parent: 'CreativeWork', adds: 'articleBody articleSection wordCount' },
  NewsArticle: { parent: 'Article', adds: 'dateline' },
  OpinionNewsArticle: { parent: 'NewsArticle', adds: '' },
  SocialMediaPosting: { parent: 'Article', adds: 'sharedContent' },
  BlogPosting: { parent: 'SocialMediaPosting', adds: '' },
  LiveBlogPosting: { parent: 'BlogPosting', adds: 'coverageStartTime coverageEndTime liveBlogUpdate' },
  Blog: { parent: 'CreativeWork', adds: 'blogPost issn' },
  Book: { parent: 'CreativeWork', adds: 'bookEdition bookFormat isbn numberOfPages' },
  Comment: { parent: 'CreativeWork', adds: 'upvoteCount parentItem' },
  CorrectionComment: { parent: 'Comment', adds: '' },
  Question: { parent: 'Comment', adds: 'acceptedAnswer suggestedAnswer answerCount' },
  Answer: { parent: 'Comment', adds: 'answerExplanation' },
  WebSite: { parent: 'CreativeWork', adds: 'issn' },
  WebPage: { parent: 'CreativeWork', adds: 'breadcrumb lastReviewed primaryImageOfPage significantLink' },
  AboutPage: { parent: 'WebPage', adds: '' },
  CollectionPage: { parent: 'WebPage', adds: '' },
  ContactPage: { parent: 'WebPage', adds: '' },
  FAQPage: { parent: 'WebPage', adds: '' },
  MediaObject: {
    parent: 'CreativeWork',
    adds: 'contentUrl contentSize embedUrl encodingFormat duration height width uploadDate',
  },
  ImageObject: { parent: 'MediaObject', adds: 'caption' },
  VideoObject: { parent: 'MediaObject', adds: 'caption transcript' },
  Organization: {
    parent: 'Thing',
    adds:
      'address areaServed contactPoint department email employee ethicsPolicy foundingDate knowsAbout legalName ' +
      'location logo member memberOf numberOfEmployees parentOrganization publishingPrinciples slogan subOrganization ' +
      'telephone correctionsPolicy diversityPolicy ownershipFundingInfo',
  },
  NewsMediaOrganization: {
    parent: 'Organization',
    adds: 'masthead missionCoveragePrioritiesPolicy noBylinesPolicy verificationFactCheckingPolicy',
  },
  Person: { parent: 'Thing', adds: 'jobTitle worksFor email affiliation givenName familyName' },
  Intangible: { parent: 'Thing', adds: '' },
  ItemList: { parent: 'Intangible', adds: 'itemListElement itemListOrder numberOfItems' },
  BreadcrumbList: { parent: 'ItemList', adds: '' },
  ListItem: { parent: 'Intangible', adds: 'item position nextItem previousItem' },
  Service: { parent: 'Intangible', adds: 'areaServed broker provider serviceType slogan' },
  BroadcastService: {
    parent: 'Service',
    adds: 'broadcastAffiliateOf broadcastDisplayName broadcastFrequency broadcastTimezone broadcaster callSign inLanguage',
  },
  RadioBroadcastService: { parent: 'BroadcastService', adds: '' },
  ContactPoint: { parent: 'Intangible', adds: 'areaServed availableLanguage contactType email telephone' },
  PostalAddress: {
    parent: 'ContactPoint',
    adds: 'addressCountry addressLocality addressRegion postalCode streetAddress',
  },
  Place: { parent: 'Thing', adds: 'address geo hasMap telephone' },
  Action: { parent: 'Thing', adds: 'actionStatus agent endTime object result startTime target' },
  /** `query-input` is the annotation of `query` that schema.org's page about actions describes. */
  SearchAction: { parent: 'Action', adds: 'query query-input' },
  ConsumeAction: { parent: 'Action', adds: 'actionAccessibilityRequirement expectsAcceptanceOf' },
  ListenAction: { parent: 'ConsumeAction', adds: '' },
  ReadAction: { parent: 'ConsumeAction', adds: '' },
  WatchAction: { parent: 'ConsumeAction', adds: '' },
  EntryPoint: {
    parent: 'Intangible',
    adds: 'actionPlatform contentType encodingType httpMethod urlTemplate',
  },
  Event: { parent: 'Thing', adds: 'startDate endDate location organizer eventStatus eventAttendanceMode' },
};

const reference = (name: string) => ({ '@id': `schema:${name}` });

/** The extract in the format of schema.org. */
export const VOCABULARY = {
  '@graph': Object.entries(TYPES).flatMap(([type, { parent, adds }]) => [
    { ...reference(type), '@type': 'rdfs:Class', ...(parent && { 'rdfs:subClassOf': reference(parent) }) },
    ...adds
      .split(' ')
      .filter(Boolean)
      .map((property) => ({
        ...reference(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': reference(type),
      })),
  ]),
};
