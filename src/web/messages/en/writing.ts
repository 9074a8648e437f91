/** Messages of typing in Indian scripts. */
export const writing = {
  type: {
    title: 'Type in your language',
    about: 'Type with English letters as it sounds, and get your own script. Space selects the first suggestion, 1 to 5 another.',
    to: 'Language',
    text: 'Your text',
    suggestions: 'Suggestions',
    hint: 'namaste, vanakkam, nomoshkar …',
  },
} as const;
