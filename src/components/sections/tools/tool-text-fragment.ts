import { graphql } from 'gatsby';

/** The words that all tools share. */
export const toolTextFragment = graphql`
  fragment ToolWords on ToolText {
    privacy
    noScript
    keep {
      title
      off
      on
      failed
      dropped
      elsewhere
      remember
      forget
      save
      open
      clear
      undo
    }
    notices {
      restored
      unreadable
      saved
      opened
      cleared
      undone
      tooLarge
      foreign
      otherTool
      newer
      damaged
    }
    errors {
      title
      missing
      unreadable
      low
      high
      step
    }
    results {
      print
      calendar
      calendarHint
    }
    sources {
      title
      checked
      entryChecked
    }
  }
`;
