// The text that every page loads. Each folder's words.ts has the rest.

export const shared = {
  turns: '({count}) Your turn · {page}',
  turnsElsewhere: '({count}) {page}',
  name: 'Tableworks',
  skip: 'Skip to content',
  footer: 'A fan project, not affiliated with any publisher. Game names belong to their owners.',
  nav: {
    label: 'Site',
    tabs: 'Main pages',
    home: 'Home',
    play: 'Play',
    tables: 'My tables',
    you: 'You',
    learn: 'Learn',
    settings: 'Settings',
    about: 'About',
    verify: 'Check a game file',
    notifications: 'Notifications',
  },
  places: {
    zero: '{place}th',
    one: '{place}st',
    two: '{place}nd',
    few: '{place}rd',
    many: '{place}th',
    other: '{place}th',
  },
  loading: 'Loading …',
  justNow: 'just now',
  dayAndTime: '{day}, {time}',
  close: 'Close',
  stop: 'Stop',
  again: 'Try again',
  reload: 'Reload the page',
  update: {
    ready: 'A new version of Tableworks is ready.',
    now: 'Reload',
  },
  trouble: {
    missing: {
      title: 'Table not found',
      text: 'It was deleted, or you played it in another browser. If you saved it as a file, open the file.',
    },
    unknownGame: {
      title: 'Unknown game',
      text: 'This version of the page doesn’t include “{detail}”. Reload to get the latest.',
    },
    otherRules: {
      title: 'This game’s rules have changed',
      text: 'The moves made here don’t fit the current rules ({detail}), so play can’t continue. Nothing is lost: save the table as a file.',
    },
    setApart: {
      title: 'This table is locked',
      text: 'Something went wrong at this table, so it’s locked. Other tables are fine. Try again in ten minutes. If it stays locked, tell the host of this server.',
    },
    damagedLog: {
      title: 'This table is damaged',
      text: 'Line {detail} of its log is missing or was changed, so play can’t continue. Save the data, then delete the table.',
    },
    oddRecord: {
      title: 'This table can’t be read',
      text: 'Its data is damaged or comes from another version of Tableworks. Save the data, then delete the table. Details: {detail}.',
    },
    badCode: {
      title: 'That didn’t work',
      text: 'The code is wrong or has expired. Get a new one and try again.',
    },
    noPasskey: {
      title: 'No passkey used',
      text: 'The browser found no passkey for this page, or you cancelled. Try again, or use a code from your other device.',
    },
    hasPasskey: {
      title: 'You already have a passkey',
      text: 'This device has one. Use it to sign in.',
    },
    notAway: {
      title: 'Only the player can hand over this seat',
      text: 'They visited recently. If they stay away as long as this table allows, the others can vote for a bot.',
    },
    botTables: {
      title: 'Too many tables with only bots',
      text: 'Leave one of them, or take a seat here, and try again.',
    },
    noRight: {
      title: 'This token can’t do that',
      text: 'Make a token with more rights under You.',
    },
    peopleOnly: {
      title: 'Rated games are for people',
      text: 'Programs can play at casual tables.',
    },
    locked: {
      title: 'This table is locked',
      text: 'A host of this server locked it. The reason: “{detail}” No one can move or sit down until it’s unlocked.',
    },
    blocked: {
      title: 'You can’t sit down here',
      text: 'Someone at this table has chosen not to play with you. Pick another table.',
    },
    hiddenName: {
      title: 'Choose another name',
      text: 'A host of this server doesn’t allow this name. You can see why on your page, under “From the host”.',
    },
    banned: {
      title: 'You’re banned from this server',
      text: '{detail} Games on this device and against bots still work.',
    },
    storageFull: {
      title: 'Storage is full',
      text: 'Your last move wasn’t saved. Free up some space or save the table to a file, then make the move again.',
    },
    storageClosed: {
      title: 'Your move wasn’t saved',
      text: 'The browser closed its storage. Reload the page and make the move again. ({detail})',
    },
    badFile: {
      title: 'This file can’t be used',
      text: '{detail}',
    },
    noHoliday: {
      title: 'Those dates don’t work',
      text: 'The last day can’t be before the first, and you need enough days left. You can plan one absence at a time.',
    },
    badPlan: {
      title: 'This table can’t be set up',
      text: '{detail}',
    },
    offline: {
      title: 'Can’t reach the server',
      text: 'Your last move may not have gone through. When you’re back online, check the board and try again.',
    },
    tooOften: {
      title: 'Slow down a moment',
      text: 'Wait a few seconds and try again.',
    },
    quota: {
      title: 'You have too many online tables',
      text: 'This server keeps up to {detail} for each player. Leave tables you no longer need, then try again.',
    },
    notLoaded: {
      title: 'Part of the page didn’t load',
      text: 'Check your connection and try again. If that doesn’t help, reload the page.',
    },
    noClipboard: {
      title: 'The link couldn’t be copied',
      text: 'Copy it yourself: {detail}',
    },
    secret: {
      title: 'That seat is closed',
      text: 'You can see this seat’s view when the game is over.',
    },
    fault: {
      title: 'Something broke on our side',
      text: 'Your table is safe. Reload the page. ({detail})',
    },
  },
  // By the refusal's code.
  refused: {
    taken: {
      title: 'That seat is taken',
      text: 'Someone was faster. Pick another seat or another table.',
    },
    chapter: {
      title: 'A bot is finishing this round',
      text: 'It has already moved in your seat. After that, you play.',
    },
    rated: {
      title: 'A rated table doesn’t allow that',
      text: 'Rated games have no hints, use the standard components, and keep their players after the first move.',
    },
    members: {
      title: 'This table is private',
      text: 'Only members of its group can see it. Ask one of them for an invitation.',
    },
    group: {
      title: 'Group tables aren’t in the lobby',
      text: 'Members find them on the group’s page.',
    },
    address: {
      title: 'This address can’t be used',
      text: 'It must begin with https:// and have no user name and no port.',
    },
    mail: {
      title: 'The e-mail couldn’t be sent',
      text: 'Check the address, or try again later.',
    },
    alerts: {
      title: 'You have too many alerts',
      text: 'Stop one under Notifications, then try again.',
    },
    over: {
      title: 'The game is over',
      text: 'That only works while a game is running.',
    },
    running: {
      title: 'The game isn’t over',
      text: 'A rematch starts when it has ended.',
    },
  },
  lid: {
    players: 'Players:',
    length: 'Length:',
    minutes: 'about {minutes} min',
    weight: 'Weight:',
    weights: {
      light: 'Light',
      easy: 'Easy',
      medium: 'Medium',
      heavy: 'Heavy',
      veryHeavy: 'Very heavy',
    },
  },
  learn: {
    title: 'Learn',
    text: 'Short lessons on the real board. Each takes a few minutes, and you can leave at any time.',
    howToPlay: 'How to play',
    rules: 'Rules',
    components: 'Components',
    of: '{what}: {game}',
    progress: '{done} of {of} lessons done',
    lessons: '{count|short lesson|short lessons} on the board',
    lesson: 'Lesson',
    challenge: 'Challenge',
  },
  clock: {
    days: '{days} d {hours} h',
    hours: '{hours} h',
    title: 'Clocks',
    left: '{time} left',
    up: 'Time’s up',
    running: 'Time left: {time}, running',
    waiting: 'Time left: {time}',
    awayNamed: '{name}: away until {until}',
    awayNow: 'Away until {until}',
  },
  lists: {
    none: 'nothing',
    and: 'and',
  },
  asking: {
    you: 'you',
    several: 'several',
  },
  refusals: {
    movedOn: 'The table changed in another tab. Check the board and try again.',
    paused: 'The game is paused. Resume it to move.',
    standIn: '{seat} is away and can’t agree to an undo.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address.',
    back: 'Back to home',
  },
  opening: 'Setting up the table …',
  tableTitle: '{game}: {names}',
  defaultName: 'Player',
  yes: 'Yes',
  no: 'No',
  bots: {
    beginner: 'Bot, beginner',
    easy: 'Bot, easy',
    normal: 'Bot, normal',
    hard: 'Bot, hard',
    expert: 'Bot, expert',
  },
  bot: 'bot',
  openSeat: 'Open seat',
  leave: {
    sure: 'Leave the table',
    text: 'Your seat opens up and the others play on. When all players have left an unfinished table, it’s deleted. Save it as a file first if you want to keep it.',
  },
  box: {
    title: 'Components',
    own: 'Standard set',
  },
  noVariants: 'This game has no variants.',
  tableRow: {
    drawn: 'Random seating',
    takeBack: 'Take my seat back',
    takeBackOf: 'Take my seat back: {game} with {names}',
    with: 'with {names}',
    alone: 'on your own',
    lastPlayed: '{count|move|moves}, the last {when}',
    opened: 'Opened {when}',
    open: 'Open',
    openOf: 'Open the {game} table: {names}',
    waits: '{name}’s turn',
    botForYou: 'A bot plays for you',
  },
  saveRaw: 'Save the data',
  wins: 'Wins',
  takeOnline: 'Take online',
  openTable: 'Open the table',
  tableName: 'Table name',
  tableNameExplain: 'Optional. Defaults to the players’ names.',
  link: {
    copied: 'Copied. Anyone with the link can take a seat.',
    copy: 'Copy link',
  },
  notSaved:
    'This browser doesn’t save data for this page, perhaps because the window is private. Tables last only while this tab is open. To keep a table, save it as a file.',
  history: {
    older: 'Older games',
    recent: 'Recent games',
    replay: 'Replay',
  },
  save: 'Save',
  watch: 'Watch',
  yourself: 'you',
  yourName: 'Your name',
  chooseFile: 'Choose a file',
  listing: {
    casual: 'Casual',
    rated: 'Rated',
    paces: {
      live: 'Live',
      slow: 'Slow',
    },
    times: {
      none: 'No clock',
      quick: 'Live, 20 min',
      live: 'Live, 45 min',
      daily: '1 day per move',
      threeDays: '3 days per move',
      bank: '14 days total',
    },
    levels: {
      all: 'All levels',
      beginners: 'Beginners welcome',
      experienced: 'Experienced',
    },
    level: 'Experience',
    language: 'Language',
    anyLanguage: 'Any language',
    join: 'Join',
    joinOf: 'Join {game}: {names}',
    toTable: 'Open',
    create: 'Open a table',
    game: 'Game',
  },
  mail: {
    address: 'E-mail address',
    send: 'Send code',
  },
  notifyMe: 'Notify me',
} as const
