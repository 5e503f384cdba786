import { graphql } from 'gatsby';

/** The words of the maternity planner. */
export const maternityFragment = graphql`
  fragment MaternityWords on MaternityPlannerCopy {
    form {
      title
      dueDate {
        label
        hint
      }
      leaveStart {
        label
        hint
        earliest
      }
      employedSince {
        label
        hint
      }
      rhythm {
        label
        weekly
        fortnightly
        fourWeekly
        monthly
      }
      monthlyOn {
        label
        day
        lastWorkingDay
        weekday
      }
      week {
        label
        none
        first
        second
        third
        fourth
        last
      }
      weekday {
        label
        none
      }
      dayOfMonth {
        label
        hint
      }
      payday {
        label
        hint
      }
      paySource {
        label
        average
        payslips
      }
      weeklyPay {
        label
        hint
      }
      payTotal {
        label
        hint
        period
      }
      payments {
        label
        hint
      }
      nhs {
        label
        hint
        answerYes
        answerNo
      }
      nhsSince {
        label
        hint
      }
      returnOn {
        label
        note
        hint
      }
      submit
      changed
    }
    errors {
      leaveTooEarly
      leaveTooLate
      employedTooLate
      nhsTooLate
      weeklyPay
      payTotal
      payments
      returnOutside
    }
    results {
      title
      summarySmp
      summaryNhs
      summaryAllowance
      summaryNhsAllowance
      hasPassed
      estimate
      due {
        caption
        columnWhat
        columnAnswer
        leave
        statutory
        nhs
        answerYes
        answerNo
        leaveText
        statutoryText
        nhsText
        notNhs
        failedEmployed
        failedEarnings
        failedNhsService
      }
      notDue {
        statutoryTitle
        statutoryText
        nhsTitle
        nhsText
      }
      dates {
        caption
        columnWhat
        columnWhen
        period
        moot
        weekDue {
          label
          note
        }
        qualifyingWeek {
          label
          note
        }
        payslips {
          label
          note
        }
        certificateFrom {
          label
          note
        }
        tellBy {
          label
          note
        }
        earliestLeave {
          label
          note
        }
        askForPayBy {
          label
          note
        }
        illnessFrom {
          label
          note
        }
        leaveStart {
          label
          note
        }
        proofBy {
          label
          note
        }
        ordinaryLeaveEnds {
          label
          note
        }
        payEnds {
          label
          note
        }
        additionalLeaveEnds {
          label
          note
        }
        returnNoticeBy {
          label
          note
          none
        }
      }
      pay {
        basis
        weeksCaption
        weeksCaptionAllowance
        monthsCaption
        columnWeeks
        columnWeekly
        columnStatutory
        columnAllowance
        columnAdded
        columnTotal
        columnMonth
        columnNormal
        columnGap
        oneWeek
        moreWeeks
        sum
        monthsNote
        eachWeek
        eachPayment
        columnPayment
        columnWeek
        repay
      }
      assumptions {
        title
        rateAfter
        rateBefore
        limit
        allowance
        nhs
        payday
        tax
      }
    }
    fileName
    calendarName
    calendarTitle
  }
`;
