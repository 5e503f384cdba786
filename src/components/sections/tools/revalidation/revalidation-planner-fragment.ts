import { graphql } from 'gatsby';

/** The words of the revalidation planner itself. */
export const revalidationPlannerFragment = graphql`
  fragment RevalidationPlannerWords on RevalidationPlannerCopy {
    patients
    form {
      title
      submit
      expiry {
        label
        hint
        month
        year
        none
      }
      registration {
        label
        hint
        single
        dual
      }
      hours {
        label
        hint
      }
      firstHours {
        label
        hint
      }
      secondHours {
        label
        hint
      }
      feedback {
        title
        hint
        patients
        colleagues
        students
        review
      }
      discussion {
        label
        hint
        date
      }
      confirmation {
        label
        hint
        date
      }
      talk {
        no
        booked
        done
      }
      indemnity {
        label
        hint
      }
      character {
        label
        hint
      }
      yes
      no
    }
    cpd {
      title
      lead
      empty
      add
      save
      cancel
      edit
      remove
      added
      changed
      removed
      none
      date {
        label
        hint
      }
      topic {
        label
        hint
      }
      hours {
        label
        hint
      }
      participatory {
        label
        hint
      }
      method {
        label
        hint
      }
      code {
        label
        hint
      }
      evidence {
        label
        hint
      }
      methods {
        value
        label
      }
      codes {
        value
        label
      }
      faults {
        date
        topic
        hours
        participatory
        method
        code
        evidence
        tooMuchParticipatory
        tooEarly
        inFuture
      }
      complete
      columns {
        topic
        date
        hours
        participatory
        missing
      }
      total
    }
    accounts {
      title
      lead
      empty
      add
      save
      cancel
      edit
      remove
      added
      changed
      removed
      none
      name {
        label
        hint
      }
      source {
        label
        hint
      }
      sources {
        value
        label
      }
      columns {
        name
        source
      }
    }
    results {
      ...RevalidationResultWords
    }
    reminders {
      calendar
      fileName
      askMonths
      confirmation {
        title
        text
      }
      ask {
        title
        text
      }
      opens {
        title
        text
      }
      due {
        title
        text
      }
      expires {
        title
        text
      }
    }
    example {
      title
      lead
      today
      expiryMonth
      expiryYear
      hours
      feedback
      cpd {
        date
        topic
        hours
        participatory
        method
        code
        evidence
      }
      accounts
    }
  }
`;
